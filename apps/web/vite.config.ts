import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { yaml } from '../../packages/yaml-loader/vite.ts'
import { icons } from './build/icons.ts'
import { ledgers } from './build/ledgers.ts'
import { offline } from './build/offline.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [ledgers(), yaml(), icons(), react(), offline()],
  worker: { format: 'es', plugins: () => [yaml()] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
