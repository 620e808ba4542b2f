const signers: readonly [RegExp, string][] = [
  [/^Resident(?= \d$|$)/, 'Residente'],
  [/^Owner\/Agent$/, 'Propietario/Agente'],
]

const patterns: readonly [RegExp, (...groups: string[]) => string][] = [
  [/^Signature of (.+)$/, (who) => `Firma de: ${translateSigner(who)}`],
  [/^Date signed by (.+)$/, (who) => `Fecha en que firmó: ${translateSigner(who)}`],
  [/^Initials of Resident (\d): (.+)$/, (n, what) => `Iniciales del Residente ${n}: ${what}`],
  [/^Owner\/Agent signs for$/, () => 'El Propietario/Agente firma por'],
  // The names of laws stay in English, in the line above.
  [/^Sources of law: .+$/, () => 'Fuentes legales: las leyes citadas arriba en inglés.'],
  [/^(.+), edition (\S+), revised (.+)\.$/, (title, edition) => `${title}, edición ${edition}.`],
]

/**
 * The Spanish of the words that the compiler adds to a form, such as the labels of signatures; any other
 * text stays as it is. Names and labels inside are those of the translated form.
 */
export function translateCompilerText(text: string): string {
  for (const [pattern, write] of patterns) {
    const match = pattern.exec(text)
    if (match) {
      return write(...match.slice(1))
    }
  }

  return translateSigner(text)
}

function translateSigner(label: string): string {
  return signers.reduce((text, [pattern, word]) => text.replace(pattern, word), label)
}
