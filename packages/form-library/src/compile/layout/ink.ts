/** The shades in which a form is printed. */
export const ink = {
  text: '#1c1b19',
  soft: '#5c5850',
  line: '#8d877c',
  faint: '#cfc9be',
} as const
