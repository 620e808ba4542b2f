/** How a formula begins for a spreadsheet (OWASP, CSV injection), also in full width and in small forms. */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/u
