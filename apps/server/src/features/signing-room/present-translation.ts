import type { FormTranslation } from '@countersign/contract/schemas/signing-room/room'
import type { RoomDocument } from '@countersign/signing/room'
import { findTranslation } from '@countersign/form-library'

/** Only texts that the document shows, and only where its English is the one that was translated. */
export function presentTranslation({
  formId,
  title,
  reading,
  fields,
}: Pick<RoomDocument, 'formId' | 'title' | 'reading' | 'fields'>): FormTranslation {
  const texts: Record<string, string> = {}
  const translation = findTranslation(formId)
  forEachText([title, reading, fields], (english) => {
    const translated = translation.get(english)
    if (translated !== undefined) {
      texts[english] = translated
    }
  })

  return { texts: { ...texts, ...translatePrivateTitle(title, translation) } }
}

/** The title of a copy for one resident ends with their name. */
function translatePrivateTitle(title: string, translation: ReadonlyMap<string, string>) {
  const [, formTitle = '', name = ''] = /^(.+?): (.+)$/.exec(title) ?? []
  const translated = translation.get(formTitle)

  return translated === undefined ? {} : { [title]: `${translated}: ${name}` }
}

function forEachText(value: unknown, use: (text: string) => void): void {
  if (typeof value === 'string') {
    use(value)
  } else if (typeof value === 'object' && value) {
    Object.values(value).forEach((part) => forEachText(part, use))
  }
}
