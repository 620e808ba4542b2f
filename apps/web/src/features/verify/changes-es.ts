/** What the server says of a changed file, in Spanish; a sentence that is not known stays as it is. */
export function translateChange(sentence: string): string {
  return whole[sentence] ?? translatePages(sentence) ?? sentence
}

const whole: Record<string, string> = {
  'Something was added that does not change how the file looks.':
    'Se agregó algo que no cambia cómo se ve el archivo.',
  'The added part cannot be read.': 'La parte agregada no se puede leer.',
  'The pages were reordered.': 'Se cambió el orden de las páginas.',
  'Form fields or signatures were added or changed.': 'Se agregaron o cambiaron campos o firmas.',
  'Attached files, scripts or named destinations were changed.':
    'Se cambiaron archivos adjuntos, programas o destinos.',
  'Layers that can be shown and hidden were changed.':
    'Se cambiaron capas que se pueden mostrar y ocultar.',
  'The action that runs when the file is opened was changed.':
    'Se cambió la acción que se ejecuta al abrir el archivo.',
  'Automatic actions were changed.': 'Se cambiaron acciones automáticas.',
  'The bookmarks were changed.': 'Se cambiaron los marcadores.',
  'The document properties were changed.': 'Se cambiaron las propiedades del documento.',
}

const happened: Record<string, { one: string; several: string }> = {
  changed: { one: 'cambió', several: 'cambiaron' },
  'added or changed': { one: 'agregó o cambió', several: 'agregaron o cambiaron' },
  'removed or changed': { one: 'quitó o cambió', several: 'quitaron o cambiaron' },
}

function translatePages(sentence: string): string | undefined {
  const [, before, now] =
    /^The file had (\d+) pages when it was sealed and has (\d+) now\.$/.exec(sentence) ?? []
  if (before && now) {
    return `El archivo tenía ${before} páginas cuando se selló y ahora tiene ${now}.`
  }

  const [, numbers, what] = /^Pages? ([\d, ]+) (?:was|were) ([a-z ]+)\.$/.exec(sentence) ?? []
  const verb = what && happened[what]
  if (!numbers || !verb) {
    return undefined
  }
  return /^\d+$/.test(numbers)
    ? `La página ${numbers} se ${verb.one}.`
    : `Las páginas ${numbers} se ${verb.several}.`
}
