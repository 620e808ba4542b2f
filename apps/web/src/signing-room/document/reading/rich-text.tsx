import { splitBold } from './split-bold.ts'

/** A form's text with its bold runs. */
export function RichText({ text }: { text: string }) {
  return splitBold(text).map((run, index) =>
    run.bold ? <strong key={index}>{run.text}</strong> : run.text,
  )
}
