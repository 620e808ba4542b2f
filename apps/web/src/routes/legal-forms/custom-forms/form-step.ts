import { useSearchParams } from 'react-router'

type Step = 'fields' | 'details'

/** In the URL, so that Back returns to the previous step. */
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
