import{a as p,c,d as u}from"./chunk-XUHGBX2E.js";import{h as n}from"./chunk-CZEWIIEX.js";import{a as r,f as o,i as s,x as t}from"./chunk-ACWKOIL6.js";var m="https://creativecommons.org/licenses/by/4.0/",v="https://www.apache.org/licenses/LICENSE-2.0",e=class extends u{constructor(){super(...arguments);this.version=""}connectedCallback(){super.connectedCallback(),n().then(h=>this.version=h.version)}render(){return document.title=t("about.title"),o`<div class="prose">
      <h1>${t("about.title")}</h1>
      <p>${t("about.lead")}</p>
      <h2>${t("about.games")}</h2>
      <p>${t("about.pluvionautes")} ${l(m,t("about.licence.cc"))}</p>
      <p>${t("about.others")}</p>
      <p>${t("about.ours")} ${l(v,t("about.licence.apache"))}</p>
      <h2>${t("about.fair")}</h2>
      <p>${t("about.fair.how")}</p>
      <h2 id="privacy">${t("about.privacy")}</h2>
      <p>${t("about.privacy.cookie")}</p>
      <p>${t("about.privacy.kept")} <a href="/account">${t("about.privacy.mine")}</a></p>
      <h2>${t("about.parts")}</h2>
      <p>${t("about.parts.list")}</p>
      ${this.version?o`<p class="small soft">${t("about.version",[this.version])}</p>`:s}
    </div>`}};r([c()],e.prototype,"version",2),e=r([p("about-page")],e);function l(a,i){return o`<a href=${a} rel="noreferrer">${i}</a>`}export{e as AboutPage};
