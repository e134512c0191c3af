import{a as l}from"./chunk-QG3HK6S6.js";import{f as n,k as i,x as a}from"./chunk-ACWKOIL6.js";function u(e,o,r="dialog"){let t=document.createElement("dialog");t.className=r,t.setAttribute("aria-label",e),document.body.append(t);let c=(s="")=>t.close(s);return i(n`<div class="head">
        <h2 tabindex="-1" autofocus>${e}</h2>
        <button class="button plain square" aria-label=${a("core.close")} @click=${()=>c()}>${l("close")}</button>
      </div>
      ${o(c)}`,t),t.showModal(),new Promise(s=>{t.addEventListener("close",()=>{t.remove(),s(t.returnValue)})})}async function p(e,o){return await u(e,t=>n`<div class="acts">
      <button class="button" @click=${()=>t()}>${a("core.cancel")}</button>
      <button class="button risk" @click=${()=>t("yes")}>${o}</button>
    </div>`)==="yes"}export{u as a,p as b};
