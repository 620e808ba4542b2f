import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Written by `build-forms.ts`; a part of the image, and made by `npm start` and `npm test`. */
export const builtFormsFolder = path.join(import.meta.dirname, '../../dist')

/** A form that was compiled when the product was built. `undefined` where it was not built. */
export function readBuiltForm(name: string): Promise<Uint8Array | undefined> {
  return readFile(path.join(builtFormsFolder, name)).catch(() => undefined)
}
