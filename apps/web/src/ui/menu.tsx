import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { skipSecondClick } from './skip-second-click.ts'
import styles from './menu.module.css'

interface MenuItem {
  label: string
  onSelect: () => void
  /** For what cannot be undone. */
  danger?: boolean
}

interface MenuProps {
  /** The name of the button, which shows only three dots. */
  label: string
  items: readonly MenuItem[]
}

/** A button with a menu (WAI-ARIA menu button). The menu is in the top layer, so that no table cuts it. */
export function Menu({ label, items }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClickCapture={skipSecondClick}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            setOpen(true)
          }
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h.01M10 10h.01M16 10h.01" />
        </svg>
      </button>
      {open && (
        <MenuList
          id={id}
          label={label}
          items={items}
          button={button}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface MenuListProps extends MenuProps {
  id: string
  button: RefObject<HTMLButtonElement | null>
  /** Returns the focus to the button. */
  onClose: () => void
  /** The focus is already elsewhere. */
  onLeave: () => void
}

function MenuList({ id, label, items, button, onClose, onLeave }: MenuListProps) {
  const list = usePopover(button, onLeave)

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      className={styles.menu}
      onKeyDown={(event) => moveFocus(event, onClose)}
    >
      {items.map(({ label: text, onSelect, danger = false }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={clsx(styles.item, danger && styles.danger)}
          onClick={() => {
            onClose()
            onSelect()
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

/** Opens beside the button, with the focus on the first item, and stays there when the page moves. */
function usePopover(opener: RefObject<HTMLButtonElement | null>, onLeave: () => void) {
  const list = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })

  useEffect(() => {
    const element = list.current
    const button = opener.current
    if (!element || !button) {
      return
    }
    if ('showPopover' in element) {
      element.showPopover()
    }
    placeBeside(element, button)
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })

    const end = new AbortController()
    const { signal } = end
    const close = () => leave.current()
    const place = () => placeBeside(element, button)
    document.addEventListener(
      'pointerdown',
      (event) => closeOutside(event, [element, button], close),
      { signal },
    )
    window.addEventListener('resize', place, { signal })
    document.addEventListener('scroll', place, { signal, capture: true })
    return () => end.abort()
  }, [opener])

  return list
}

function closeOutside(event: Event, inside: readonly HTMLElement[], close: () => void): void {
  const { target } = event
  if (!(target instanceof Node) || !inside.some((element) => element.contains(target))) {
    close()
  }
}

const gap = 4

function placeBeside(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = menu
  const fitsBelow = at.bottom + gap + offsetHeight <= window.innerHeight
  const top = fitsBelow ? at.bottom + gap : Math.max(gap, at.top - gap - offsetHeight)

  menu.style.top = `${top}px`
  menu.style.left = `${Math.max(gap, at.right - offsetWidth)}px`
}

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const next = nextIndex(event.key, at, items)
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault()
    close()
  } else if (next !== undefined) {
    event.preventDefault()
    items[next]?.focus()
  }
}

function nextIndex(key: string, at: number, items: readonly HTMLElement[]): number | undefined {
  const { length } = items
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowUp':
      return (at - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default: {
      const after = items.map((_, index) => (at + 1 + index) % length)
      return key.length === 1 ? after.find((index) => startsWith(items[index], key)) : undefined
    }
  }
}

function startsWith(item: HTMLElement | undefined, letter: string): boolean {
  return item?.textContent.toLowerCase().startsWith(letter.toLowerCase()) ?? false
}
