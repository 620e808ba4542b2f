import { useSearchParams } from 'react-router'

type Step = 'fields' | 'details'

/** The step lives in the address, so that Back goes to the step before. */
export function useFormStep(): [Step, (step: Step) => void] {
  const [query, setQuery] = useSearchParams()
  const step: Step = query.get('step') === 'details' ? 'details' : 'fields'

  return [
    step,
    (next) =>
      setQuery((before) => {
        before.set('step', next)
        return before
      }),
  ]
}
