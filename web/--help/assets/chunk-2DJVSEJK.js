import{a as b,b as g}from"./chunk-5Q476DLX.js";import{a as $}from"./chunk-QG3HK6S6.js";import{a as d,b as h}from"./chunk-CZV53UXL.js";import{f as a,i as m,x as p}from"./chunk-ACWKOIL6.js";function O(e){return{options:Object.fromEntries(e.options.map(t=>[t.id,t.standard])),pace:"relaxed",minutes:15,increment:10,days:2,listed:!1,spectators:!0,hints:!0,startWhenFull:!0,lossOnTime:!1,takeOverMinutes:1}}function _(e,t){let{pace:s,spectators:n,hints:r,startWhenFull:i,lossOnTime:l}=e,o=O(t),u=s.kind==="live";return{options:{...o.options,...e.options},pace:s.kind,minutes:u?s.budgetMillis/d:o.minutes,increment:u?s.incrementMillis/1e3:o.increment,days:s.kind==="days"?s.budgetMillis/h:o.days,listed:e.visibility==="listed",spectators:n,hints:r,startWhenFull:i,lossOnTime:l,takeOverMinutes:e.takeOverAfterMillis/d}}function j(e,t){let s=t.options.filter(n=>e.options[n.id]!==n.standard);return{options:Object.fromEntries(s.map(n=>[n.id,e.options[n.id]])),pace:A(e),visibility:e.listed?"listed":"link",spectators:e.spectators,hints:e.hints,startWhenFull:e.startWhenFull,lossOnTime:e.lossOnTime,takeOverAfterMillis:e.takeOverMinutes*d}}function A({pace:e,minutes:t,increment:s,days:n}){return e==="live"?{kind:"live",budgetMillis:t*d,incrementMillis:s*1e3}:{kind:e,budgetMillis:e==="days"?n*h:0,incrementMillis:0}}function k(e,t,s,n){let r=s.say(`option.${e.id}`),i=a`<p class="help" id="help-${e.id}">${s.say(`option.${e.id}.help`)}</p>`;return e.kind==="flag"?a`<div class="field">${g(r,t==="on",l=>n(l?"on":"off"))}${i}</div>`:a`<fieldset class="field" aria-describedby="help-${e.id}">
    <legend>${r}</legend>
    ${i} ${M(e,r,t,s,n)}
  </fieldset>`}function M(e,t,s,n,r){let i=l=>n.say(`option.${e.id}.${l}`);return e.kind==="choice"?R(e,t,s,i,r):e.kind==="range"?C(e,t,s,r):e.kind==="order"?E(s.split(","),i,r):e.kind==="pick"?x(e,s,i,r):a`<input
    class="input narrow"
    aria-label=${t}
    pattern="[a-z0-9][a-z0-9\\-]{0,39}"
    .value=${s}
    @change=${l=>r(l.target.value||e.standard)}
  />`}function R(e,t,s,n,r){if(e.values.length<=4){let i=e.values.map(l=>({value:l,label:n(l)}));return b(`option-${e.id}`,t,i,s,r)}return a`<select class="input narrow" aria-label=${t} @change=${i=>r(i.target.value)}>
    ${e.values.map(i=>a`<option value=${i} .selected=${i===s}>${n(i)}</option>`)}
  </select>`}function C(e,t,s,n){let r=Number(s),i=l=>n(String(Math.min(e.most??l,Math.max(e.least??l,l))));return a`<div class="row" role="group" aria-label=${t}>
    <button type="button" class="button square" aria-label=${p("new.option.fewer",[t])} @click=${()=>i(r-1)}>
      ${$("down")}
    </button>
    <output class="number count">${r}</output>
    <button type="button" class="button square" aria-label=${p("new.option.more",[t])} @click=${()=>i(r+1)}>
      ${$("up")}
    </button>
  </div>`}function E(e,t,s){let n=r=>{let i=[...e];[i[r-1],i[r]]=[i[r],i[r-1]],s(i.join(","))};return a`<ol class="order">
    ${e.map((r,i)=>a`<li>
        <span>${i+1}. ${t(r)}</span>
        ${i?a`<button type="button" class="button plain square" aria-label=${p("new.option.up",[t(r)])} @click=${()=>n(i)}>
              ${$("up")}
            </button>`:m}
      </li>`)}
  </ol>`}function x(e,t,s,n){let r=t?t.split(","):[],i=[...new Set(e.values)],l=(o,u)=>n(i.flatMap(c=>Array(c===o?u:y(r,c)).fill(c)).join(","));return a`<div class="picks">
    ${i.map(o=>{let u=y(e.values,o),c=y(r,o);return u===1?g(s(o),c===1,v=>l(o,v?1:0)):F(s(o),c,u,v=>l(o,v))})}
  </div>`}function F(e,t,s,n){return a`<label class="row between several"
    ><span>${e}</span>
    <select class="input narrow" @change=${r=>n(Number(r.target.value))}>
      ${Array.from({length:s+1},(r,i)=>a`<option value=${i} .selected=${i===t}>${i}</option>`)}
    </select></label
  >`}var y=(e,t)=>e.filter(s=>s===t).length;var S=[3,5,10,15,20,30,45,60,90],W=[0,2,5,10,15,30,60],N=[1,2,3,5,7,14];function T(e,t){let s=["relaxed","live","days"].map(n=>({value:n,label:p(`pace.${n}`)}));return a`${b("pace",p("new.pace"),s,e.pace,n=>t({pace:n}))}
    <p class="help">${p(`pace.${e.pace}.help`)}</p>
    ${e.pace==="live"?a`<div class="row">
          ${f(p("pace.minutes"),S,e.minutes,n=>t({minutes:n}))}
          ${f(p("pace.increment"),W,e.increment,n=>t({increment:n}))}
        </div>`:m}
    ${e.pace==="days"?f(p("pace.per-move"),N,e.days,n=>t({days:n})):m}`}function f(e,t,s,n,r=String){let i=t.includes(s)?t:[...t,s];return a`<label class="field">
    <span class="label">${e}</span>
    <select class="input narrow number" @change=${l=>n(Number(l.target.value))}>
      ${i.map(l=>a`<option value=${l} .selected=${l===s}>${r(l)}</option>`)}
    </select>
  </label>`}var P=new Set(["order","name"]),w=5,G=[1,5,30,0];function ne(e,t,s,n){let r=o=>k(o,e.options[o.id],s,u=>n({options:{...e.options,[o.id]:u}})),i=t.options.filter(o=>!P.has(o.kind)).slice(0,w),l=t.options.filter(o=>!i.includes(o));return a`<section aria-labelledby="options">
    <h2 id="options">${p("new.options")}</h2>
    ${i.map(r)}
    ${l.length?a`<details>
          <summary>${p("new.options.more")}</summary>
          <div class="stack">${l.map(r)}</div>
        </details>`:m}
  </section>`}function se(e,t){return a`<section aria-labelledby="pace">
    <h2 id="pace">${p("new.pace")}</h2>
    ${T(e,t)}
  </section>`}function ie(e,t,s){let n=(r,i)=>a`<div class="field">
      ${g(p(`new.${i}`),e[r],l=>s({[r]:l}))}
      <p class="help">${p(`new.${i}.help`)}</p>
    </div>`;return a`${t?m:n("listed","listed")} ${n("spectators","spectators")} ${n("hints","hints")}
  ${t?m:n("startWhenFull","start-when-full")} ${e.pace!=="relaxed"?n("lossOnTime","loss-on-time"):m}
  ${t?m:I(e,s)}`}function I(e,t){let s=n=>n?p("new.take-over.minutes",[n]):p("new.take-over.never");return f(p("new.take-over"),G,e.takeOverMinutes,n=>t({takeOverMinutes:n}),s)}export{O as a,_ as b,j as c,ne as d,se as e,ie as f};
