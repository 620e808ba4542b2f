import type { CreationStep } from '../../../features/packets/create/creation-steps.ts'
import { paths } from '../../../lib/paths.ts'

export function stepPath(step: CreationStep): string {
  switch (step) {
    case 'property':
      return paths.selectProperty()
    case 'signers':
      return paths.addSigners
    case 'documents':
      return paths.selectDocuments
    case 'review':
      return paths.confirmDocuments
  }
}
