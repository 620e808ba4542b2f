import type { PacketText } from '@countersign/contract/schemas/packets/packet-text'

export interface Term {
  name: string
  text: string
}

const amounts = [
  ['LLEdit.rent.monthly', 'Rent', 'a month'],
  ['LLEdit.rent.new', 'New rent', 'a month'],
  ['LLEdit.rent.effective', 'New rent from', ''],
  ['LLEdit.deposit.amount', 'Security deposit', ''],
  ['LLEdit.deposit.additional', 'Additional deposit', ''],
  ['LLEdit.moveIn.total', 'Due at move-in', ''],
] as const

/** What most owners check before they send. Two forms that differ are both shown, so that nothing is hidden. */
export function findTerms(text: PacketText): Term[] {
  const answers = collectAnswers(text)
  const term = formatPeriod(answers)
  const sums = amounts.flatMap(([key, name, per]) => {
    const values = answers.get(key) ?? []
    return values.length > 0 ? [{ name, text: [values.join(' or '), per].join(' ').trim() }] : []
  })

  return [...(term ? [{ name: 'Term', text: term }] : []), ...sums]
}

/** Each different answer, by key. */
function collectAnswers({ documents }: PacketText): Map<string, string[]> {
  const answers = new Map<string, string[]>()
  const rows = documents
    .flatMap(({ nodes }) => nodes)
    .flatMap((node) => (node.kind === 'facts' ? node.rows : []))
  for (const { key, text } of rows) {
    const known = answers.get(key ?? '') ?? []
    if (key && text && !known.includes(text)) {
      answers.set(key, [...known, text])
    }
  }

  return answers
}

function formatPeriod(answers: Map<string, string[]>): string | undefined {
  const starts = answers.get('LLEdit.term.start')?.join(' or ')
  const ends = answers.get('LLEdit.term.end')?.join(' or ')
  if (starts && ends) {
    return `${starts} to ${ends}`
  }

  return starts ? `From ${starts}` : ends && `Until ${ends}`
}
