import { TextInput } from '../../../../ui/field/text-input.tsx'
import { proposedName, type CreationState } from '../creation-state.ts'
import { changeCreation } from '../creation-store.ts'

interface PacketNameFieldProps {
  state: CreationState
  error?: string | undefined
}

export const packetNameFieldId = 'packet-name'

export function PacketNameField({ state, error }: PacketNameFieldProps) {
  const fallback = proposedName(state)

  return (
    <TextInput
      id={packetNameFieldId}
      label="Packet name"
      description="How you will find it among your packets. Residents see it too."
      placeholder={fallback}
      autoComplete="off"
      value={state.packetName ?? fallback}
      error={error}
      onChange={({ currentTarget: { value } }) =>
        changeCreation((before) => ({ ...before, packetName: value }))
      }
      onBlur={() => {
        if (state.packetName?.trim() === '') {
          changeCreation((before) => ({ ...before, packetName: null }))
        }
      }}
    />
  )
}
