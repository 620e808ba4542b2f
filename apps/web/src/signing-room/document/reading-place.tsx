import { useEffect, useState } from 'react'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface Place {
  form: number
  forms: number
  /** Absent in the page view. */
  section?: { index: number; total: number }
}

/** In the bar: the form and section at which the window is. */
export function ReadingPlace() {
  const { common } = useRoomMessages()
  const place = useReadingPlace()
  if (!place) {
    return null
  }

  const { form, forms, section } = place
  return (
    <p aria-hidden>
      {section
        ? common.place(common.formOf(form, forms), section.index, section.total)
        : common.formOf(form, forms)}
    </p>
  )
}

const everyMs = 200

function useReadingPlace(): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setPlace((before) => sameOr(before, findPlace()))
    }
    const onScroll = () => {
      timer ??= setTimeout(look, everyMs)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [])

  return place
}

function sameOr(before: Place | undefined, next: Place | undefined): Place | undefined {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next
}

function findPlace(): Place | undefined {
  const forms = [...document.querySelectorAll('main article')]
  const form = lastAbove(forms)
  const current = forms[form]
  if (!current) {
    return undefined
  }

  const headings = [...current.querySelectorAll('[data-view-shown="reading"] h3')]
  const at = { form: form + 1, forms: forms.length }
  return headings.length === 0
    ? at
    : { ...at, section: { index: Math.max(lastAbove(headings), 0) + 1, total: headings.length } }
}

/** The index of the last element that begins in the upper half of the window, or above it. */
function lastAbove(elements: readonly Element[]): number {
  return elements.findLastIndex(
    (element) => element.getBoundingClientRect().top < window.innerHeight / 2,
  )
}
