interface Upload {
  method: string
  headers: Headers
  pdf: Blob
  signal: AbortSignal | undefined
  /** Hears how much has left this computer, from 0 to 1. */
  onProgress: (part: number) => void
}

/** As `fetch`, which tells nobody how far a large file has got. Rejects where no answer comes. */
export function upload(
  address: string,
  { method, headers, pdf, signal, onProgress }: Upload,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.withCredentials = true
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
        }),
      )
    request.onerror = () => reject(new TypeError('The upload did not arrive.'))
    request.onabort = () => reject(new DOMException('The upload was ended.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(pdf)
  })
}
