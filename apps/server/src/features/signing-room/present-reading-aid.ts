import type { ReadingAid } from '@countersign/contract/schemas/signing-room/room'
import type { RoomView } from '@countersign/signing/room'
import { findReadingAid } from '@countersign/form-library'

/** Only texts that the room shows, and only where its English is the one that was translated. */
export function presentReadingAid({ documents }: Pick<RoomView, 'documents'>): ReadingAid {
  const texts: Record<string, string> = {}
  for (const { formId, title, reading, fields } of documents) {
    const aid = findReadingAid(formId)
    forEachText([title, reading, fields], (english) => {
      const translated = aid.get(english)
      if (translated !== undefined) {
        texts[english] = translated
      }
    })
    Object.assign(texts, translatePrivateTitle(title, aid))
  }

  return { texts }
}

/** The title of a copy for one resident ends with their name. */
function translatePrivateTitle(title: string, aid: ReadonlyMap<string, string>) {
  const [, formTitle = '', name = ''] = /^(.+?): (.+)$/.exec(title) ?? []
  const translated = aid.get(formTitle)

  return translated === undefined ? {} : { [title]: `${translated}: ${name}` }
}

function forEachText(value: unknown, use: (text: string) => void): void {
  if (typeof value === 'string') {
    use(value)
  } else if (typeof value === 'object' && value) {
    Object.values(value).forEach((part) => forEachText(part, use))
  }
}
