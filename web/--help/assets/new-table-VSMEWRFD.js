import{a as T,c as E,d as G,e as O,f as R}from"./chunk-2DJVSEJK.js";import{a as v}from"./chunk-5Q476DLX.js";import"./chunk-QG3HK6S6.js";import{a as h,f as S}from"./chunk-LQXB5ZQZ.js";import{a as k}from"./chunk-VTI6SSTK.js";import"./chunk-MX22VQUC.js";import"./chunk-CZV53UXL.js";import{a as D}from"./chunk-3L5Y4MYY.js";import{a as g,b as $,c,d as C}from"./chunk-XUHGBX2E.js";import"./chunk-VZLCJSNT.js";import{e as y,h as w}from"./chunk-CZEWIIEX.js";import{a as p,f as m,i as f,u as x,x as n}from"./chunk-ACWKOIL6.js";function A(s,i){let e=s.seats.find(t=>t>1)??s.seats[0];return{...T(s),game:s.id,company:"bots",chairs:b("bots",e,i),title:""}}function b(s,i,e){let t={bots:"bot",friends:"open",screen:"here"};return Array.from({length:i},(r,o)=>({kind:o?t[s]:"me",name:"",level:e}))}function H(s,i,e){return{...s,company:i,chairs:b(i,s.chairs.length,e),hints:i==="bots"}}function L(s,i,e){let t=b(s.company,i,e);return{...s,chairs:t.map((r,o)=>s.chairs[o]??r)}}var d=s=>s.chairs.every(i=>i.kind!=="open");function M(s,i,e){return{title:s.title.trim(),terms:{game:s.game,seats:s.chairs.length,...E(s,i)},seats:s.chairs.map((t,r)=>W(t,r,e)),start:d(s)}}function W(s,i,e){return s.kind==="here"?{kind:"me",name:s.name.trim()||e(i)}:s.kind==="bot"?{kind:"bot",level:s.level}:{kind:s.kind}}var l=class extends C{constructor(){super(...arguments);this.game="";this.levels=[];this.busy=!1;this.change=e=>{this.draft={...this.draft,...e}}}connectedCallback(){super.connectedCallback(),this.load()}async load(){let e=await w();this.card=e.games.find(t=>t.id===this.game),this.card&&(this.levels=e.levels,this.words=await x(this.game),this.draft=A(this.card,h()),document.title=n("new.title",[this.card.name]))}render(){let{card:e,draft:t,words:r}=this;return!e||!t||!r?f:m`<form class="new" @submit=${this.submit}>
      <div class="title">
        ${D(e.id)}
        <div class="stack">
          <h1>${n("new.title",[e.name])}</h1>
          <p>${n("new.lead")}</p>
        </div>
      </div>
      <div class="column">${this.who(e,t)} ${G(t,e,r,this.change)}</div>
      <div class="column">${O(t,this.change)} ${this.houseSection(t)}</div>
      <div class="bar">
        <button class="button main" ?disabled=${this.busy}>${n(d(t)?"new.start":"new.make")}</button>
      </div>
    </form>`}who(e,t){let r=["bots","friends","screen"].map(a=>({value:a,label:n(`new.who.${a}`)})),o=e.seats.map(a=>({value:String(a),label:String(a)}));return m`<section aria-labelledby="who">
      <h2 id="who">${n("new.who")}</h2>
      ${v("company",n("new.who"),r,t.company,a=>{this.draft=H(t,a,h())})}
      <div class="field">
        <span class="label">${n("new.seats")}</span>
        ${v("seats",n("new.seats"),o,String(t.chairs.length),a=>{this.draft=L(t,Number(a),h())})}
      </div>
      <ol class="chairs">
        ${t.chairs.map((a,u)=>this.chair(a,u))}
      </ol>
    </section>`}chair(e,t){let r=e.kind==="bot"?`bot ${e.level}`:e.kind,o=(a,u)=>m`<option value=${a} .selected=${a===r}>${u}</option>`;return m`<li>
      <label class="field">
        <span class="small">${n("new.seat",[t+1])}</span>
        ${t===0?m`<span class="input still">${y()?.name??n("new.seat.me")}</span>`:m`<select class="input" @change=${a=>this.sit(t,a.target.value)}>
              ${o("open",n("new.seat.open"))} ${o("here",n("new.seat.here"))}
              ${this.levels.map(a=>o(`bot ${a}`,n(`level.${a}`)))}
            </select>`}
      </label>
      ${e.kind==="here"?m`<input
            class="input"
            maxlength="40"
            aria-label=${n("new.seat.name",[t+1])}
            placeholder=${n("new.seat.friend",[t+1])}
            .value=${e.name}
            @change=${a=>this.seat(t,{name:a.target.value})}
          />`:f}
    </li>`}sit(e,t){let[r,o]=t.split(" ");this.seat(e,{kind:r,...o?{level:o}:{}})}seat(e,t){this.change({chairs:this.draft.chairs.map((r,o)=>o===e?{...r,...t}:r)})}houseSection(e){return m`<section aria-labelledby="house">
      <h2 id="house">${n("new.house")}</h2>
      <label class="field">
        <span class="label">${n("new.title.label")}</span>
        <input
          class="input"
          maxlength="60"
          placeholder=${n("new.title.hint")}
          .value=${e.title}
          @change=${t=>this.change({title:t.target.value})}
        />
      </label>
      ${R(e,d(e),this.change)}
    </section>`}async submit(e){e.preventDefault(),this.busy=!0;try{await S(M(this.draft,this.card,t=>n("new.seat.friend",[t+1])))}catch(t){k(t.message)}this.busy=!1}};p([$()],l.prototype,"game",2),p([c()],l.prototype,"card",2),p([c()],l.prototype,"levels",2),p([c()],l.prototype,"words",2),p([c()],l.prototype,"draft",2),p([c()],l.prototype,"busy",2),l=p([g("new-page")],l);export{l as NewPage};
