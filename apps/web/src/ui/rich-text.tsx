import { splitBold } from '../lib/reading-text.ts'

/** `**bold**` and nothing else. */
export function RichText({ text }: { text: string }) {
  return splitBold(text).map((run, index) =>
    run.bold ? <strong key={index}>{run.text}</strong> : run.text,
  )
}
