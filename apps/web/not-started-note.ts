import type { Plugin } from 'vite'

const note = `<div class="not-started">
        <p>Still loading. If nothing appears, update this browser, or open this page in another one or on another device.</p>
        <p lang="es">Todavía está cargando. Si no aparece nada, actualice este navegador o abra esta página en otro navegador o dispositivo.</p>
      </div>`

/** In every page until its scripts replace it; base.css shows it after a while. */
export function notStartedNote(): Plugin {
  return {
    name: 'not-started-note',
    transformIndexHtml: (html) =>
      html.replace('<div id="root"></div>', `<div id="root">${note}</div>`),
  }
}
