import { useDebouncedTerm } from '../../lib/use-debounced-term.ts'
import { TextInput } from '../../ui/field/text-input.tsx'
import spaceStyles from '../../ui/space.module.css'

interface MemberSearchProps {
  term: string
  onTerm: (term: string) => void
}

export function MemberSearch({ term, onTerm }: MemberSearchProps) {
  const { text, type } = useDebouncedTerm(term, onTerm)

  return (
    <search className={spaceStyles.bottom4}>
      <TextInput
        type="search"
        label="Name or email"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </search>
  )
}
