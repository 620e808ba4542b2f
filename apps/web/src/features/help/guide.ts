export interface Guide {
  /** BCP 47. */
  language: 'en' | 'es'
  title: string
  lead: string
  steps: readonly GuideStep[]
  questionsTitle: string
  questions: readonly { question: string; answer: string }[]
}

export interface GuideStep {
  title: string
  text: string
  picture?: GuidePicture
}

interface GuidePicture {
  src: string
  width: number
  height: number
  /** What the picture shows, for those who do not see it. */
  alt: string
}

/** Sizes of the pictures that `npm run pictures` takes. */
export function desktopPicture(src: string, alt: string): GuidePicture {
  return { src, alt, width: 1280, height: 800 }
}

export function phonePicture(src: string, alt: string): GuidePicture {
  return { src, alt, width: 390, height: 844 }
}
