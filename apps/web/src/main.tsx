import '@fontsource/cinzel/latin-600.css'
import '@fontsource/inter/latin-400.css'
import '@fontsource/inter/latin-600.css'
import './shell/base.css'
import { sprite } from 'virtual:icons/shell'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applySettings } from './settings/settings.ts'
import { App } from './shell/app.tsx'
import { fontsReady } from './shell/fonts.ts'
import { addSprite } from './shell/sprite.ts'

applySettings()
void addSprite('shell', sprite)
await fontsReady()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('./sw.js').catch(() => {})
