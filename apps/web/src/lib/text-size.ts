import { deviceStorage } from './safe-storage.ts'
import { createStore } from './store.ts'

/** In percent of the browser's own text size. */
const sizes = [100, 115, 130, 150, 175]

const storageKey = 'countersign.text-size'

export const textSize = createStore(storedSize())

/** The next size, or `undefined` at the end. */
export function nextTextSize(size: number, step: 'smaller' | 'larger'): number | undefined {
  return sizes[sizes.indexOf(size) + (step === 'larger' ? 1 : -1)]
}

/** Shows it on this page and remembers it on this device. */
export function chooseTextSize(size: number): void {
  deviceStorage.setItem(storageKey, String(size))
  textSize.set(size)
  applyTextSize()
}

/** The chosen size, on a page that has just loaded and whenever it is chosen in another one, such as the frame. */
export function followTextSize(): void {
  applyTextSize()
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) {
      textSize.set(storedSize())
      applyTextSize()
    }
  })
}

function applyTextSize(): void {
  const { style } = document.documentElement
  const size = textSize.get()
  if (size !== 100 || style.fontSize.endsWith('%')) {
    style.fontSize = size === 100 ? '' : `${size}%`
  }
}

function storedSize(): number {
  const stored = Number(deviceStorage.getItem(storageKey))
  return sizes.includes(stored) ? stored : 100
}
