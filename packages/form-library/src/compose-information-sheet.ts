import type { Block, FormDefinition } from './form-definition.ts'
import { translateForm } from './translations/translate-form.ts'

/**
 * The Spanish information sheet of a printed form: the same text and answers, nothing to sign, and above
 * them that the English form is the one that counts.
 */
export function composeInformationSheet(definition: FormDefinition): FormDefinition {
  const translation = translateForm(definition)

  return {
    ...translation,
    language: 'es',
    description: `Traducción de “${definition.title}”`,
    body: [...warnings(definition), ...dropSigning(beforeNewPage(translation.body))],
  }
}

function warnings({ title }: FormDefinition): Block[] {
  const [english, spanish] = /notice/i.test(title)
    ? ['notice', 'El aviso']
    : ['document', 'El documento']

  return [
    {
      kind: 'paragraph',
      text: `**Traducción para información. ${spanish} en inglés es el que cuenta.** Esta hoja no se firma y no lo reemplaza. La traducción es nuestra, también la de palabras que prescribe una ley.`,
    },
    {
      kind: 'paragraph',
      text: `**Translation for information. The English ${english} is the one that counts.** This sheet is not signed and does not replace it. The translation is our own, also of words that a law prescribes.`,
    },
  ]
}

/** A sheet of its own follows what residents get: the proof of service, which is filed. */
function beforeNewPage(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findIndex(({ kind }) => kind === 'newPage')

  return end === -1 ? blocks : blocks.slice(0, end)
}

/** Without lines and boxes to sign, and without sections that had nothing else. */
function dropSigning(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'signatures':
      case 'inkLines':
      case 'initials':
        return []
      case 'section':
      case 'counted':
      case 'perResident': {
        const body = dropSigning(block.body)
        return body.length > 0 ? [{ ...block, body }] : []
      }
      case 'clause':
      case 'facts':
      case 'fields':
      case 'list':
      case 'newPage':
      case 'note':
      case 'paragraph':
      case 'statutory':
        return [block]
    }
  })
}
