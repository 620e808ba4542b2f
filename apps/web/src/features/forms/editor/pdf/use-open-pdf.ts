import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openPdfDocument, type PdfPages } from '../../../../ui/pdf-pages/open-pdf-document.ts'
import { uploadPdfQuery } from '../saving/custom-form-queries.ts'
import { useFormOwner } from '../saving/form-owner.ts'

export type OpenPdf =
  | { state: 'waiting' }
  | { state: 'open'; pdf: PdfPages }
  | { state: 'broken'; error: unknown; retry: () => void }

export function useOpenPdf(uploadId: string): OpenPdf {
  const bytes = useQuery(uploadPdfQuery(uploadId, useFormOwner()))
  const [opened, setOpened] = useState<{ pdf: PdfPages } | { error: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const { data } = bytes
  useEffect(() => {
    if (!data) {
      return
    }
    let pages: PdfPages | undefined
    let unmounted = false
    openPdfDocument(data).then(
      (pdf) => {
        pages = pdf
        if (unmounted) {
          pdf.close()
        } else {
          setOpened({ pdf })
        }
      },
      (error: unknown) => setOpened({ error }),
    )
    return () => {
      unmounted = true
      pages?.close()
      setOpened(undefined)
    }
  }, [data, attempt])

  if (bytes.isError) {
    return { state: 'broken', error: bytes.error, retry: () => void bytes.refetch() }
  }
  if (!opened) {
    return { state: 'waiting' }
  }

  return 'pdf' in opened
    ? { state: 'open', pdf: opened.pdf }
    : {
        state: 'broken',
        error: opened.error,
        retry: () => setAttempt((before) => before + 1),
      }
}
