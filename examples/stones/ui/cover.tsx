/** The cover of the box, 320 by 200. */
export function Cover() {
  return (
    <g>
      <rect width="320" height="200" fill="#d8cfbf" />
      {[80, 160, 240].map((x) => (
        <circle key={x} cx={x} cy="100" r="30" fill="#4a5560" />
      ))}
    </g>
  )
}
