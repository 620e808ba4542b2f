/**
 * The tokens of the web app (`apps/web/src/ui/tokens.css`), for a page without its bundle. The fonts are
 * those of the embedded membership, without which there is no mailbox.
 */
export const styleSheet = `
@font-face{font-family:'Source Sans 3 Variable';src:url('/oidc/fonts/sans.woff2') format('woff2-variations');font-weight:200 900;font-display:swap}
@font-face{font-family:'Source Serif 4 Variable';src:url('/oidc/fonts/serif.woff2') format('woff2-variations');font-weight:200 900;font-display:swap}
:root{--background:#faf7f1;--surface:#fff;--hairline:#e3dccf;--line:#8a8375;--text:#1d1b17;--soft:#575247;--ink:#0b5460;--ink-deep:#073c45;--wash:#e7f1f2;
--serif:'Source Serif 4 Variable','Source Serif 4',Georgia,serif;--sans:'Source Sans 3 Variable','Source Sans 3','Segoe UI',system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--text);font:1.0625rem/1.5 var(--sans);overflow-wrap:anywhere}
header{background:var(--surface);border-bottom:1px solid var(--hairline);padding:12px max(24px,calc((100% - 1240px)/2 + 24px))}
.logo{display:inline-flex;align-items:center;gap:10px;min-height:44px;font:600 1.25rem var(--serif);color:var(--text);text-decoration:none}
.mark{width:32px;height:32px}
main{max-width:1240px;margin:0 auto;padding:32px 24px 72px}
h1{margin:0 0 8px;font:600 2.125rem/1.2 var(--serif)}
h2{margin:0 0 12px;font:600 1.1875rem/1.3 var(--sans)}
.lead{max-width:68ch;margin:0 0 24px;color:var(--soft)}
a{color:var(--ink)}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
label{display:block;margin:0 0 4px;font-weight:600}
.search{display:flex;gap:8px;max-width:560px;margin:0 0 24px}
input{flex:1;min-width:0;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:inherit;font:inherit}
button{min-height:44px;padding:8px 20px;border:0;border-radius:6px;background:var(--ink);color:#fff;font:600 1.0625rem var(--sans);cursor:pointer}
button:hover{background:var(--ink-deep)}
.mails{margin:0;padding:0;list-style:none;background:var(--surface);border:1px solid var(--hairline);border-radius:10px;box-shadow:0 1px 2px rgb(60 50 30/5%),0 6px 20px rgb(60 50 30/4%);overflow:hidden}
.mails li+li{border-top:1px solid var(--hairline)}
.mails a{display:grid;grid-template-columns:1fr auto;gap:2px 24px;padding:16px 20px;color:inherit;text-decoration:none}
.mails a:hover{background:var(--wash)}
.mails a:focus-visible{outline-offset:-3px}
.subject{font-weight:600;color:var(--ink)}
.to{grid-column:1}
.from{grid-column:1;color:var(--soft);font-size:.9375rem}
time{grid-column:2;grid-row:1;color:var(--soft);font-size:.9375rem;white-space:nowrap;font-variant-numeric:tabular-nums}
.empty{padding:48px 24px;background:var(--surface);border:1px solid var(--hairline);border-radius:10px;text-align:center}
.empty p{max-width:52ch;margin:0 auto 12px;color:var(--soft)}
.back{margin:0 0 8px}.back a{display:inline-flex;align-items:center;min-height:44px}
dl{margin:16px 0 32px;padding:16px 20px;background:var(--surface);border:1px solid var(--hairline);border-radius:10px}
dl div{display:grid;grid-template-columns:120px 1fr;gap:0 16px;padding:2px 0}
dt{color:var(--soft)}dd{margin:0}
.views{display:grid;grid-template-columns:minmax(0,660px) minmax(0,1fr);gap:32px}
.sheet{background:var(--surface);border:1px solid var(--hairline);border-radius:10px;overflow:hidden}
.text{padding:20px 24px}.text p{margin:0 0 16px}.text p:last-child{margin:0}
iframe{display:block;width:100%;height:min(1000px,85vh);border:0}
.more a{display:inline-flex;align-items:center;min-height:44px}.more{margin:4px 0 0}
@media (max-width:960px){.views{grid-template-columns:minmax(0,1fr)}}
@media (max-width:640px){
header{padding:8px 16px}main{padding:20px 16px 48px}h1{font-size:1.5rem}
.mails a{grid-template-columns:1fr;padding:14px 16px}time{grid-column:1;grid-row:auto}
dl{padding:12px 16px}dl div{grid-template-columns:1fr;padding:4px 0}dt{font-size:.9375rem}
}
`
