import { deviceStorage } from '../../../../lib/safe-storage.ts'

/** Whether somebody has opened the documents of this link in this browser: then a person is here. */
export function isOpenedLink(code: string): boolean {
  return deviceStorage.getItem(storageKey(code)) !== null
}

export function saveOpenedLink(code: string): void {
  deviceStorage.setItem(storageKey(code), 'opened')
}

/** FNV-1a: 32 of the code's 130 bits, so that nobody reads a link in what a browser keeps. */
function storageKey(code: string): string {
  let hash = 0x811c9dc5
  for (const character of code) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  }

  return `countersign.opened.${(hash >>> 0).toString(36)}`
}
