import{c as v,d as $}from"./chunk-NUAC5MH7.js";import{f}from"./chunk-CZV53UXL.js";import{a as u}from"./chunk-3L5Y4MYY.js";import{a as h,c as l,d as y}from"./chunk-XUHGBX2E.js";import{a as m,h as c}from"./chunk-CZEWIIEX.js";import{a as n,f as s,i as o,x as t}from"./chunk-ACWKOIL6.js";var g=50,i=class extends y{constructor(){super(...arguments);this.cards=[];this.more=!1}connectedCallback(){super.connectedCallback(),c().then(e=>this.cards=e.games),this.load()}async load(){let e=this.played?.[this.played.length-1],a=await m("/api/history"+(e?`?before=${e.endedMillis}`:""));this.played=[...this.played??[],...a.matches],this.more=a.matches.length>=g}render(){return document.title=t("history.title"),s`<div class="history stack">
      <h1>${t("history.title")}</h1>
      ${this.played?.length===0?s`<p class="soft">${t("history.none")}</p>`:o}
      <ul class="tables">
        ${this.played?.map(e=>s`<li>${this.match(e)}</li>`)}
      </ul>
      ${this.more?s`<div><button class="button" @click=${()=>void this.load()}>${t("history.more")}</button></div>`:o}
    </div>`}match(e){let a=(e.chairs??[]).filter((w,b)=>b!==e.seat).map($),p=s`${u(e.game)}
      <span class="words">
        <strong>${e.title||v(e.game,this.cards)}</strong>
        <span class="small soft">${a.length?t("home.with",[a.join(", ")]):o}</span>
        <span class="small">${k(e)} · ${f(e.endedMillis)}</span>
      </span>`;return e.replay?s`<a class="entry" href="/t/${e.table}/replay">${p}<span class="go">${t("history.replay")}</span></a>`:s`<div class="entry">${p}</div>`}};n([l()],i.prototype,"cards",2),n([l()],i.prototype,"played",2),n([l()],i.prototype,"more",2),i=n([h("history-page")],i);function k(r){let d=r.chairs?.length??0;return r.rank?r.rank===1?t("history.won"):d>2?t("history.rank",[r.rank,d]):t("history.lost"):t("history.unranked")}export{i as HistoryPage};
