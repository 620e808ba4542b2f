import type { Block, FormDefinition } from '../form-definition.ts'
import { part, section, signatures } from '../builders/blocks.ts'

/** A minimal valid form; a test changes what it needs. */
export function smallForm(change: Partial<FormDefinition> = {}): FormDefinition {
  return {
    id: 'small-form',
    number: 1,
    title: 'Small Form',
    description: 'A form for tests.',
    useWhen: 'Use this when a test needs a form.',
    category: 'Lease Addenda',
    deliveryClass: 'A',
    jurisdiction: 'US',
    edition: '2026-10',
    revisedOn: '2026-10-01',
    signerScope: 'all',
    ownerSigns: true,
    sources: ['42 USC 3604'],
    body: [signing],
    ...change,
  }
}

export const signing: Block = part('Signatures', signatures('By signing, all agree.'))

/** A small form with these blocks in a section called "Rules". */
export function formWith(...blocks: Block[]): FormDefinition {
  return smallForm({ body: [section('Rules', ...blocks), signing] })
}
