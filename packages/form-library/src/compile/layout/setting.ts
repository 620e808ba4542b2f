import type { Paper } from './paper.ts'

/** How a form is set. What does not fit one way, with what belongs together, is tried the next. */
export interface Setting {
  paper: Paper
  /** Each signer in a row, or two side by side; one below the other where the page is narrow. */
  signers: 'rows' | 'sideBySide' | 'stacked'
  /** Whether short tables, and fields or signers of one kind, may go over two pages. */
  groups: 'whole' | 'split'
}

/** The ways in which signers may stand on a paper, the one that reads best first. */
export function waysToSign({ print }: Paper): readonly Setting['signers'][] {
  return print === 'large' ? ['stacked'] : ['rows', 'sideBySide']
}
