import { useEffect } from 'react'
import { useSingleMutation } from '../../lib/use-single-mutation.ts'
import { startPaymentMutation } from './payment-queries.ts'

/** Leads to the provider's page. The browser's Back button may bring this page back as it was left. */
export function useCheckout(documentGroupId: string) {
  const starting = useSingleMutation(startPaymentMutation(documentGroupId))
  const { reset } = starting

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        reset()
      }
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])

  return {
    starting,
    start: (amountCents: number) =>
      starting.mutate(
        { amountCents },
        {
          onSuccess: ({ checkoutUrl }) => {
            if (checkoutUrl) {
              window.location.assign(checkoutUrl)
            }
          },
        },
      ),
  }
}
