# The table for others, on Node 24. Everything it keeps is in /data.
FROM node:24-bookworm-slim AS built
WORKDIR /muster
COPY . .
# The image has the Node that the package `node` would bring along.
RUN npm ci --no-audit --no-fund --ignore-scripts \
  && npm exec -- vite build apps/web --logLevel warn

FROM node:24-bookworm-slim
ENV NODE_ENV=production MUSTER_DATA=/data HOST=0.0.0.0 PORT=4747
WORKDIR /muster
COPY --from=built --chown=root:root /muster /muster
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4747
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--disable-warning=ExperimentalWarning", "--import", "./packages/yaml-loader/node-hook.ts", "apps/server/main.ts"]
