export { pageUi } from './page.tsx'
