// The reader's own thread. Bundled as a file of ours, because the Content-Security-Policy takes no other.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
