import { useFormTranslation } from '../room/form-translation.ts'

/** The name of a room in the language in which this person reads the form. */
export function useRoomName(): (about: string) => string {
  const translation = useFormTranslation()

  return (about) => translation?.text(about) ?? about
}
