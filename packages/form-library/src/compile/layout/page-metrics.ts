/** US Letter in PDF points, measured from the top left. */
export const page = {
  width: 612,
  height: 792,
  left: 63,
  right: 549,
  /** Where text starts on the first page and on those that follow. */
  firstTop: 54,
  top: 72,
  /** Where text ends; below it stands one line of our own, and the last 54 pt stay free. */
  bottom: 718,
  footLine: 732,
  runningHead: 46,
} as const

/** Clause numbers hang in this margin, so that texts and fields share one edge. */
export const hanging = 30

export const ink = {
  text: '#1c1b19',
  soft: '#5c5850',
  line: '#8d877c',
  faint: '#cfc9be',
} as const

export type FontName = 'serif' | 'serifBold' | 'serifItalic' | 'sans' | 'sansBold'

export interface TextStyle {
  font: FontName
  /** The font of `**bold**` runs. */
  bold: FontName
  size: number
  /** Distance from baseline to baseline. */
  leading: number
  color: string
}

export const styles = {
  title: style('serifBold', 'serifBold', 22, 26, ink.text),
  subtitle: style('serifItalic', 'serifBold', 11, 15, ink.soft),
  eyebrow: style('sansBold', 'sansBold', 8, 11, ink.soft),
  section: style('serifBold', 'serifBold', 12.5, 16, ink.text),
  body: style('serif', 'serifBold', 10, 14, ink.text),
  statutory: style('serif', 'serifBold', 10.5, 15, ink.text),
  note: style('sans', 'sansBold', 8.5, 11.5, ink.soft),
  number: style('sansBold', 'sansBold', 8.5, 14, ink.soft),
  label: style('sans', 'sansBold', 8, 10, ink.soft),
  choice: style('sans', 'sansBold', 9, 12, ink.text),
  columnHead: style('sansBold', 'sansBold', 7.8, 9.5, ink.soft),
  tableTitle: style('sansBold', 'sansBold', 8.8, 12, ink.text),
  running: style('sans', 'sansBold', 7.5, 10, ink.soft),
} as const satisfies Record<string, TextStyle>

function style(
  font: FontName,
  bold: FontName,
  size: number,
  leading: number,
  color: string,
): TextStyle {
  return { font, bold, size, leading, color }
}
