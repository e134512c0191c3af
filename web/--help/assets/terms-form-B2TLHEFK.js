import{b as v,c as w,d as y,e as $,f as S}from"./chunk-2DJVSEJK.js";import{a as g}from"./chunk-2LZECNMI.js";import{a as b}from"./chunk-5Q476DLX.js";import"./chunk-QG3HK6S6.js";import"./chunk-CZV53UXL.js";import{a as p,b as n,c as m,d as f}from"./chunk-XUHGBX2E.js";import{h as u}from"./chunk-CZEWIIEX.js";import{a,f as o,i as l,x as r}from"./chunk-ACWKOIL6.js";var s=class extends f{constructor(){super(...arguments);this.seats=0;this.change=t=>{this.now={...this.now,...t}};this.submit=t=>{t.preventDefault(),this.done({...this.seating.terms,seats:this.seats,...w(this.now,this.card)})}}connectedCallback(){super.connectedCallback(),this.now=v(this.seating.terms,this.card),this.seats=this.seating.terms.seats}render(){let{now:t,card:i}=this;return t?o`<form class="new terms-form" @submit=${this.submit}>
      ${this.seatField()} ${y(t,i,this.words,this.change)} ${$(t,this.change)}
      <section aria-labelledby="house">
        <h2 id="house">${r("new.house")}</h2>
        ${S(t,!1,this.change)}
      </section>
      <div class="acts bar">
        <button type="button" class="button" @click=${()=>this.done()}>${r("core.cancel")}</button>
        <button class="button main">${r("table.change-save")}</button>
      </div>
    </form>`:l}seatField(){let t=Math.max(...this.seating.chairs.map((e,d)=>e.chair.kind==="person"?d:0)),i=this.card.seats.filter(e=>e>t).map(e=>({value:String(e),label:String(e)}));return i.length<2?l:o`<div class="field">
      <span class="label">${r("new.seats")}</span>
      ${b("seats",r("new.seats"),i,String(this.seats),e=>this.seats=Number(e))}
    </div>`}};a([n({attribute:!1})],s.prototype,"card",2),a([n({attribute:!1})],s.prototype,"words",2),a([n({attribute:!1})],s.prototype,"seating",2),a([n({attribute:!1})],s.prototype,"done",2),a([m()],s.prototype,"now",2),a([m()],s.prototype,"seats",2),s=a([p("terms-form")],s);async function B({seating:c,words:h}){let t=(await u()).games.find(e=>e.id===c.terms.game),i;return await g(r("table.change"),e=>o`<terms-form
      .card=${t}
      .words=${h}
      .seating=${c}
      .done=${d=>{i=d,e()}}
    ></terms-form>`,"dialog drawer"),i}export{s as TermsForm,B as otherTerms};
