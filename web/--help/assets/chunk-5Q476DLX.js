import{f as t}from"./chunk-ACWKOIL6.js";function o(l,a,n,s,r){return t`<div class="segments" role="radiogroup" aria-label=${a}>
    ${n.map(e=>t`<label
          ><input
            type="radio"
            name=${l}
            .value=${e.value}
            .checked=${e.value===s}
            @change=${()=>r(e.value)}
          /><span>${e.label}</span></label
        >`)}
  </div>`}function p(l,a,n){return t`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      .checked=${a}
      @change=${s=>n(s.target.checked)}
    /><span>${l}</span></label
  >`}export{o as a,p as b};
