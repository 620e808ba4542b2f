import type { Form } from '@countersign/contract/schemas/forms/form'
import { isGuarantor } from '@countersign/contract/rules/roles'
import type { ReactNode } from 'react'
import { formatNames } from '../../../../lib/format-names.ts'
import { pluralize } from '../../../../lib/pluralize.ts'
import type { CreationState } from '../creation-state.ts'
import factStyles from '../../../../ui/facts.module.css'
import { describeSize } from './packet-panel.tsx'

interface PacketFactsProps {
  state: CreationState
  price: ReactNode
}

export function PacketFacts({ state, price }: PacketFactsProps) {
  return (
    <dl className={factStyles.tiles}>
      <div>
        <dt>Size</dt>
        <dd>{describeSize(state)}</dd>
      </div>
      <div>
        <dt>What residents see</dt>
        <dd>{describeSharing(state)}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>{price}</dd>
      </div>
    </dl>
  )
}

function describeSharing({ documents, signers }: CreationState): string {
  const copies = documents.filter(({ signerScope }) => signerScope === 'each')
  const shared = 'The packet name, and every document with your answers, once you send it.'
  if (copies.length === 0 || signers.filter((signer) => !isGuarantor(signer)).length < 2) {
    return shared
  }

  return `${shared} Each resident has a private copy of ${listTitles(copies)} that the others do not see.`
}

function listTitles(forms: readonly Form[]): string {
  return forms.length > 3
    ? pluralize(forms.length, 'form')
    : formatNames(forms.map(({ title }) => title))
}
