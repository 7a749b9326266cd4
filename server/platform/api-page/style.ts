/** The look of the API's page: readable without a script, in light and dark. */
export const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b1f23;background:#fff}main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h2{margin-top:2.5rem;border-bottom:1px solid #c9ced4}h3{margin:1.5rem 0 .25rem;font-size:1rem}h4{margin:.75rem 0 .25rem;font-size:.9rem}p{margin:.25rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:.25rem 0}dt,th{color:#4a525b}dd{margin:0;overflow-wrap:anywhere}a{color:#0b5a61}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.5rem 0}summary{cursor:pointer}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.15rem .75rem .15rem 0;border-bottom:1px solid #e3e6ea;overflow-wrap:anywhere}
pre{background:#f2f4f6;padding:.5rem .75rem;overflow-wrap:anywhere;white-space:pre-wrap;font-size:.85rem}li{overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{background:#15181b;color:#e6e9ec}h2{border-color:#3a4148}th,td{border-color:#2b3137}dt,th{color:#aab2ba}a{color:#7fd1d8}pre{background:#1f2428}}`
