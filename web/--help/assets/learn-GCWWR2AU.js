import{h as u}from"./chunk-LQXB5ZQZ.js";import{a as h}from"./chunk-VTI6SSTK.js";import"./chunk-MX22VQUC.js";import{a as o}from"./chunk-3L5Y4MYY.js";import{a as m,b as n,c as l,d as p}from"./chunk-XUHGBX2E.js";import"./chunk-VZLCJSNT.js";import{h as c}from"./chunk-CZEWIIEX.js";import{a as r,f as a,i as d,x as e}from"./chunk-ACWKOIL6.js";var i=class extends p{constructor(){super(...arguments);this.game="";this.cards=[];this.busy=!1}connectedCallback(){super.connectedCallback(),c().then(t=>this.cards=t.games)}render(){let t=this.cards.find(s=>s.id===this.game);return t?(document.title=e("learn.title",[t.name]),a`<div class="learn">
      ${o(t.id)}
      <div class="stack">
        <h1>${e("learn.title",[t.name])}</h1>
        <p>${e(`game.${t.id}.line`)}</p>
        <p>${e("learn.lead")}</p>
        <div class="acts">
          <button class="button main" ?disabled=${this.busy} @click=${()=>void this.begin()}>${e("learn.begin")}</button>
        </div>
        <p class="small">${e("learn.then")} <a href="/rules/${t.id}">${e("rules.title",[t.name])}</a></p>
      </div>
      <section aria-labelledby="other" class="stack">
        <h2 id="other">${e("learn.other")}</h2>
        <ul class="others">
          ${this.cards.filter(s=>s!==t).map(s=>a`<li><a href="/learn/${s.id}">${o(s.id)}<span>${s.name}</span></a></li>`)}
        </ul>
      </section>
    </div>`):d}async begin(){this.busy=!0;try{await u(this.game)}catch(t){h(t.message)}this.busy=!1}};r([n()],i.prototype,"game",2),r([l()],i.prototype,"cards",2),r([l()],i.prototype,"busy",2),i=r([m("learn-page")],i);export{i as LearnPage};
