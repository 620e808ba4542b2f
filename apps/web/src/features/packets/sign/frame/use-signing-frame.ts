import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { followLanguage } from './follow-language.ts'
import { followScroll } from './follow-scroll.ts'
import { forwardActivity } from './forward-activity.ts'
import { frameFailed } from './frame-failed.ts'
import { readFrameMessage } from './frame-message.ts'

/** `loading`: hidden, so that nobody types into a half-rendered page. */
export type FrameState = 'loading' | 'shown' | 'failed'

/** Spec, section 9. */
const revealDelayMs = 5000

const loadTimeoutMs = 30_000

interface SigningFrameOptions {
  frame: RefObject<HTMLIFrameElement | null>
  embedUrl: string
  onSignedComplete: (isSigned: boolean) => void
  onScrolled?: ((isScrolled: boolean) => void) | undefined
}

/** Reveals the frame when its page posts `ready`, or 5 s after it loaded (spec, section 2). */
export function useSigningFrame(options: SigningFrameOptions) {
  const { frame, embedUrl, onSignedComplete, onScrolled } = options
  const [state, setState] = useState<FrameState>('loading')
  const [loaded, setLoaded] = useState(false)
  const onComplete = useEffectEvent(onSignedComplete)

  useEffect(() => {
    if (state !== 'loading') {
      return
    }
    const timer = loaded
      ? setTimeout(() => setState('shown'), revealDelayMs)
      : setTimeout(() => setState('failed'), loadTimeoutMs)
    return () => clearTimeout(timer)
  }, [state, loaded])

  useEffect(() => {
    function onMessage(event: MessageEvent) {
      const expected = { origin: window.location.origin, frame: frame.current?.contentWindow }
      const message = readFrameMessage(event, expected)
      switch (message?.action) {
        case 'ready':
          setState('shown')
          return
        case 'signedComplete':
          onComplete(message.isSigned)
          return
        case undefined:
          return
      }
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])

  function onLoad() {
    setLoaded(true)
    if (!frame.current) {
      return
    }
    if (frameFailed(frame.current, embedUrl)) {
      setState('failed')
      return
    }
    forwardActivity(frame.current)
    followLanguage(frame.current)
    if (onScrolled) {
      followScroll(frame.current, onScrolled)
    }
  }

  return { state, onLoad, onError: () => setState('failed') }
}
