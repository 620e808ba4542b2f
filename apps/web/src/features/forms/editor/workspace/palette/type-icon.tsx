import type { PlaceType } from '@countersign/contract/schemas/forms/form-place'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function TypeIcon({ type }: { type: PlaceType }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={shapes[type]} {...line} />
    </svg>
  )
}

const shapes: Record<PlaceType, string> = {
  text: 'M5 5h10M10 5v10M8 15h4',
  longtext: 'M3 5h14M3 9h14M3 13h14M3 17h8',
  date: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4',
  money:
    'M13.5 6.5C13 5 11.6 4.5 10 4.500c-2 0-3.5 1-3.5 2.600C6.5 10.5 14 8.7 14 12.600c0 1.7-1.7 2.9-4 2.9-2 0-3.5-.8-4-2.500M10 2.500v15',
  checkbox: 'M3.5 3.500h13v13h-13zM6.5 10l2.5 2.8 4.8-6',
  choice:
    'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM10 8.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  name: 'M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.400zM3.5 17c.8-3.4 3.4-5 6.5-5s5.7 1.6 6.5 5',
  initials: 'M3 15 6.5 5 10 15M4.3 11.700h4.400M13 5v10M11.5 5h3M11.5 15h3',
  signature:
    'M3 13c3-7 5.5-9.5 6.5-8.5 1.3 1.4-4 8-2.3 8.5 1.3.4 2.3-2.5 3.6-2.2.9.2.3 1.9 1.5 1.9 1 0 1.5-1 3.7-1M3 16.500h14',
  signedDate: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4M7 13l2 2 4-3.5',
}
