import{a as y}from"./chunk-7HXLHAYU.js";import{a as u,b as f,c as v,d as $,g as j}from"./chunk-LQXB5ZQZ.js";import{a as m}from"./chunk-VTI6SSTK.js";import"./chunk-MX22VQUC.js";import{a as k,b as x}from"./chunk-NUAC5MH7.js";import{d as T}from"./chunk-CZV53UXL.js";import{a as w}from"./chunk-3L5Y4MYY.js";import{a as h,c as r,d as b}from"./chunk-XUHGBX2E.js";import{b as g}from"./chunk-VZLCJSNT.js";import{e as c,h as d}from"./chunk-CZEWIIEX.js";import{a as l,f as i,i as p,x as t}from"./chunk-ACWKOIL6.js";function C(){return i`<form class="join" @submit=${R}>
    <label class="field">
      <span class="aloud">${t("home.join.link")}</span>
      <input class="input" name="link" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder=${t("home.join.link")} />
    </label>
    <button class="button">${t("home.join.go")}</button>
    <p class="small soft">${t("home.join.help")}</p>
  </form>`}function R(s){s.preventDefault();let n=new FormData(s.target).get("link"),e=E(String(n??"").trim());e?e.startsWith("/join/")?location.assign(e):g(e):m(t("home.join.bad"))}function E(s){let n=/(\/(?:join|t)\/[\w-]+)\/?(?:[?#].*)?$/.exec(s);return n?n[1]:/^[\w-]{6,64}$/.test(s)?`/join/${s}`:""}function L(s,n){let e=new y({address:()=>"/ws/lobby",message:a=>{a.event==="lobby"&&s(a)},state:a=>n(a==="waiting"||a==="gone")});return()=>e.close()}var o=class extends b{constructor(){super(...arguments);this.cards=[];this.levels=[];this.lobby={open:[],mine:[]};this.away=!1;this.starting="";this.mineFirst=v();this.leave=()=>{}}connectedCallback(){super.connectedCallback(),this.leave=L(e=>this.told(e),e=>this.away=e),d().then(e=>{this.cards=e.games,this.levels=e.levels})}disconnectedCallback(){super.disconnectedCallback(),this.leave()}render(){return i`<div class=${this.mineFirst?"home mine-first":"home"}>
      <div class="welcome">
        <h1>${t("home.headline")}</h1>
        <p>${t("home.lead")}</p>
      </div>
      <section class="games" aria-labelledby="games">
        <div class="row between">
          <h2 id="games">${t("home.games")}</h2>
          ${this.levelField()}
        </div>
        <ul>
          ${this.cards.map(e=>this.game(e))}
        </ul>
      </section>
      <div class="side">
        <section aria-labelledby="mine">
          <h2 id="mine">${t("home.mine")}</h2>
          ${k(this.lobby.mine,this.cards)} ${this.whoami()}
        </section>
        <section aria-labelledby="join">
          <h2 id="join">${t("home.join")}</h2>
          ${C()}
        </section>
        <section aria-labelledby="open">
          <h2 id="open">${t("home.open")}</h2>
          ${this.away?i`<p class="small soft">${t("home.offline")}</p>`:x(this.others(),this.cards)}
        </section>
      </div>
      ${G()}
    </div>`}game(e){let a=i`<span class="aloud"> ${e.name}</span>`;return i`<li class="game">
      ${w(e.id)}
      <div class="words">
        <h3>${e.name}</h3>
        <p>${t(`game.${e.id}.line`)}</p>
        <p class="small soft">${t("game.players",[T(e.seats)])} · ${t(`game.${e.id}.kind`)}</p>
      </div>
      <div class="acts">
        <button class="button main" ?disabled=${this.starting!==""} @click=${()=>void this.play(e)}>
          <span>${t(this.starting===e.id?"home.starting":"home.play")}</span>${a}
        </button>
        <a class="button" href="/new/${e.id}"><span>${t("home.make")}</span>${a}</a>
        <a class="button plain" href="/learn/${e.id}"><span>${t("home.learn")}</span>${a}</a>
        <a class="button plain" href="/rules/${e.id}"><span>${t("home.rules")}</span>${a}</a>
      </div>
    </li>`}levelField(){return i`<label class="row small"
      ><span>${t("home.level")}</span>
      <select class="input narrow" @change=${e=>f(e.target.value)}>
        ${this.levels.map(e=>i`<option value=${e} .selected=${e===u()}>${t(`level.${e}`)}</option>`)}
      </select></label
    >`}whoami(){let e=c();return e?i`<p class="small soft">
      ${t("home.name")} <strong>${e.name}</strong> · <a href="/account">${t("home.name.change")}</a>
    </p>`:p}others(){return this.lobby.open.filter(e=>!this.lobby.mine.some(a=>a.table===e.table))}told(e){this.lobby=e,$(e.mine.length>0);let a=e.mine.filter(F=>F.yourTurn).length;document.title=(a?`(${a}) `:"")+t("home.title")}async play(e){this.starting=e.id;try{await j(e)}catch(a){m(a.message)}this.starting=""}};l([r()],o.prototype,"cards",2),l([r()],o.prototype,"levels",2),l([r()],o.prototype,"lobby",2),l([r()],o.prototype,"away",2),l([r()],o.prototype,"starting",2),o=l([h("home-page")],o);function G(){return i`<nav class="foot" aria-label=${t("home.more")}>
    <a href="/history">${t("history.title")}</a>
    <a href="/settings">${t("settings.title")}</a>
    <a href="/account">${t("account.title")}</a>
    <a href="/about">${t("about.title")}</a>
  </nav>`}export{o as HomePage};
