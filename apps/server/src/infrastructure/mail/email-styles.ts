const sans = "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"
const serif = "'Source Serif 4',Georgia,'Times New Roman',serif"
const text = '#1d1b17'
const soft = '#575247'
const productInk = '#0b5460'

/** On each element: some mail programs drop style sheets. */
export type EmailStyles = ReturnType<typeof createStyles>

export function createStyles(ink = productInk) {
  return {
    body: 'margin:0;padding:0;width:100%;background:#faf7f1;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%',
    background: 'background:#faf7f1',
    page: 'padding:20px 12px 32px',
    column: 'width:100%;max-width:600px',
    preheader:
      'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;color:transparent;font-size:1px;line-height:1px;mso-hide:all',
    ink,
    brand: `padding:4px 4px 14px;font-family:${serif};font-size:19px;line-height:24px;font-weight:600;color:${ink};text-align:left`,
    sheet:
      'width:100%;max-width:600px;background:#ffffff;border:1px solid #e3dccf;border-radius:10px;border-collapse:separate',
    cell: `padding:32px 28px 28px;font-family:${sans};font-size:17px;line-height:26px;color:${text};text-align:left;word-break:break-word`,
    greeting: `margin:0 0 14px;font-family:${serif};font-size:22px;line-height:30px;color:${text}`,
    paragraph: `margin:0 0 16px;color:${text}`,
    quote: `margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${ink};font-family:${serif};font-size:18px;line-height:27px;color:${text}`,
    buttonTable: 'margin:24px 0 14px;border-collapse:separate',
    buttonCell: `border-radius:6px;background:${ink};mso-padding-alt:14px 30px`,
    button: `display:inline-block;padding:14px 30px;font-family:${sans};font-size:18px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:6px;background:${ink}`,
    address: `margin:0 0 22px;font-size:14px;line-height:20px;color:${soft}`,
    plainAddress: `color:${soft};word-break:break-all`,
    link: `color:${ink};text-decoration:underline`,
    listTitle: `margin:0 0 6px;font-weight:600;color:${text}`,
    list: `margin:0 0 20px;padding:0 0 0 22px;color:${text}`,
    item: 'margin:0 0 4px',
    note: `margin:0 0 12px;font-size:15px;line-height:23px;color:${soft}`,
    contact: `margin:22px 0 0;padding:18px 0 0;border-top:1px solid #e3dccf;font-size:16px;line-height:26px;color:${text}`,
    footer: `padding:18px 4px 0;font-family:${sans};font-size:14px;line-height:20px;color:${soft};text-align:left`,
  } as const
}

/** For screens in dark mode, and a narrower margin on phones. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.cell{padding:24px 18px 22px!important}}
@media (prefers-color-scheme:dark){
.body{background:#171612!important}
.sheet{background:#23211c!important;border-color:#3d3930!important}
.cell,.text{color:#f1ece2!important}
.soft{color:#bfb7a8!important}
.brand,.link{color:#86c9d3!important}
.quote{color:#f1ece2!important;border-color:#86c9d3!important}
.line{border-color:#3d3930!important}
.button{background:#14707e!important;color:#ffffff!important}
}`

/** Outlook for Windows: at the size of the screen, and no Times New Roman. */
export const outlookStyles = `<xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,p,a,li{font-family:'Segoe UI',Arial,sans-serif!important}</style>`
