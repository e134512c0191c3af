import{a as t,d as i}from"./chunk-XUHGBX2E.js";import{a as m,f as o,x as r}from"./chunk-ACWKOIL6.js";var e=class extends i{render(){return o`<div class="stack">
      <h1>${r("core.missing")}</h1>
      <p>${r("core.missing-help")}</p>
      <div><a class="button main" href="/">${r("core.home")}</a></div>
    </div>`}};e=m([t("missing-page")],e);export{e as MissingPage};
