import{b as D}from"./chunk-2LZECNMI.js";import{b as T}from"./chunk-5Q476DLX.js";import"./chunk-QG3HK6S6.js";import{e as R}from"./chunk-LQXB5ZQZ.js";import{a as c}from"./chunk-VTI6SSTK.js";import"./chunk-MX22VQUC.js";import{a as p,c as m,d}from"./chunk-XUHGBX2E.js";import{b as F}from"./chunk-VZLCJSNT.js";import{a as g,b as u,c as E,d as f,e as y,f as $,g as x}from"./chunk-CZEWIIEX.js";import{a as n,f as o,i,x as e}from"./chunk-ACWKOIL6.js";async function O(l,a){let t=String(a.get("name")??"").trim(),s=String(a.get("password")??""),r=await P(l,t,s,String(a.get("recovery")??"").trim());return await $(),r}async function P(l,a,t,s){return l==="sign-in"?(await u("/api/session",{name:a,password:t}),""):l==="recover"?(await u("/api/recover",{name:a,recovery:s,password:t})).recovery:(await R(),(await u("/api/account",{name:a,password:t})).recovery)}var v=class extends d{constructor(){super(...arguments);this.bots=[]}connectedCallback(){super.connectedCallback(),this.load()}async load(){this.bots=(await g("/api/bots")).bots}render(){return o`<section class="stack" aria-labelledby="bots">
      <h2 id="bots">${e("account.bots")}</h2>
      <p>${e("account.bots.help")}</p>
      <ul class="stack">
        ${this.bots.map(t=>o`<li class="row between">
            <span>${t.name}</span>
            <button class="button plain risk" @click=${()=>void this.attempt(()=>f(`/api/bots/${t.bot}`))}>
              ${e("account.bots.remove",[t.name])}
            </button>
          </li>`)}
      </ul>
      ${this.made?o`<div class="once" role="alert">
            <p>${e("account.bots.token",[this.made.name])}</p>
            <p class="code small">${this.made.token}</p>
          </div>`:i}
      <form class="line" @submit=${this.make}>
        <label class="field">
          <span class="label">${e("account.bots.name")}</span>
          <input class="input" name="name" required maxlength="40" autocomplete="off" />
        </label>
        <button class="button">${e("account.bots.make")}</button>
      </form>
    </section>`}make(t){t.preventDefault();let s=t.target,r=String(new FormData(s).get("name")??"").trim();this.attempt(async()=>{this.made=await u("/api/bots",{name:r}),s.reset()})}async attempt(t){try{await t(),await this.load()}catch(s){c(s.message)}}};n([m()],v.prototype,"bots",2),n([m()],v.prototype,"made",2),v=n([p("bot-tokens")],v);var h=class extends d{connectedCallback(){super.connectedCallback(),g("/api/me/notify").then(a=>this.now=a)}render(){let a=this.now;return a?o`<section class="stack" aria-labelledby="notices">
      <h2 id="notices">${e("account.notify")}</h2>
      ${a.mailAvailable?this.mail(a):o`<p class="soft">${e("account.notify.no-mail")}</p>`}
      <div class="field">
        ${T(e("account.notify.feed"),a.feed!==null,t=>void this.save(a.mail,t))}
        <p class="help">${e("account.notify.feed.help")}</p>
        ${a.feed?o`<a class="code small" href=${a.feed}>${new URL(a.feed,location.origin).href}</a>`:i}
      </div>
    </section>`:i}mail(a){return o`<form class="line" @submit=${s=>{s.preventDefault();let r=String(new FormData(s.target).get("mail")??"").trim();this.save(r,a.feed!==null)}}>
      <label class="field">
        <span class="label">${e("account.notify.mail")}</span>
        <input class="input" name="mail" type="email" autocomplete="email" .value=${a.mail} />
        <span class="help">${e("account.notify.mail.help")}</span>
      </label>
      <button class="button">${e("account.save")}</button>
    </form>`}async save(a,t){try{this.now=await E("/api/me/notify",{mail:a,feed:t}),c(e("account.saved"))}catch(s){c(s.message),this.requestUpdate()}}};n([m()],h.prototype,"now",2),h=n([p("my-notices")],h);var b=class extends d{constructor(){super(...arguments);this.code="";this.busy=!1}render(){document.title=e("account.title");let t=y();return o`<div class="account">
      <h1>${e("account.title")}</h1>
      ${this.code?this.codeOnce():i} ${this.nameForm()}
      ${t?.account?this.signedIn(t.account):this.signedOut()}
      ${t?o`<my-notices></my-notices>
            ${t.account?o`<bot-tokens></bot-tokens>`:i} ${this.data()}`:i}
    </div>`}async attempt(t){this.busy=!0;try{await t()}catch(s){c(s.message)}this.busy=!1}nameForm(){return o`<form class="line" @submit=${s=>{s.preventDefault();let r=String(new FormData(s.target).get("name")??"").trim();this.attempt(async()=>{await x(r),c(e("account.saved"))})}}>
      <label class="field">
        <span class="label">${e("account.name")}</span>
        <input class="input" name="name" required maxlength="40" autocomplete="nickname" .value=${y()?.name??""} />
      </label>
      <button class="button" ?disabled=${this.busy}>${e("account.save")}</button>
    </form>`}signedIn(t){return o`<section class="stack">
      <p>${e("account.signed-in",[t])}</p>
      <div class="acts">
        <button class="button" @click=${()=>this.signOut("/api/session")}>${e("account.sign-out")}</button>
        <button class="button plain" @click=${()=>this.signOut("/api/sessions")}>${e("account.sign-out.everywhere")}</button>
      </div>
    </section>`}signOut(t){this.attempt(async()=>{await f(t),await $()})}signedOut(){return o`<section class="stack">
      <p>${e("account.guest")}</p>
      ${this.way("make")} ${this.way("sign-in")} ${this.way("recover")}
    </section>`}way(t){let s=r=>{r.preventDefault();let k=r.target;this.attempt(async()=>{this.code=await O(t,new FormData(k)),k.reset()})};return o`<details name="ways">
      <summary>${e(`account.${t}`)}</summary>
      <form class="stack" @submit=${s}>
        ${t==="sign-in"?i:o`<p class="help">${e(`account.${t}.help`)}</p>`}
        ${w("name","account.user","text","username")}
        ${t==="recover"?w("recovery","account.code","text","off"):i}
        ${w("password",t==="recover"?"account.password.new":"account.password","password",t==="sign-in"?"current-password":"new-password")}
        ${t==="sign-in"?i:o`<p class="help">${e("account.password.help")}</p>`}
        <div><button class="button main" ?disabled=${this.busy}>${e(`account.${t}`)}</button></div>
      </form>
    </details>`}codeOnce(){let t=async()=>{await navigator.clipboard.writeText(this.code),c(e("account.code.copied"))};return o`<section class="once" role="alert">
      <p>${e("account.code.once")}</p>
      <p class="code">${this.code}</p>
      <div class="acts">
        <button class="button" @click=${()=>void t()}>${e("account.code.copy")}</button>
        <button class="button main" @click=${()=>this.code=""}>${e("account.code.done")}</button>
      </div>
    </section>`}data(){return o`<section class="stack" aria-labelledby="data">
      <h2 id="data">${e("account.data")}</h2>
      <p>${e("account.data.help")} <a href="/about#privacy">${e("about.privacy")}</a></p>
      <div class="acts">
        <a class="button" href="/api/me/data" download="tablee.json">${e("account.data.download")}</a>
        <button class="button risk" @click=${()=>void this.deleteMe()}>${e("account.delete")}</button>
      </div>
    </section>`}async deleteMe(){await D(e("account.delete.sure"),e("account.delete.yes"))&&await this.attempt(async()=>{await f("/api/me"),await $(),c(e("account.deleted")),F("/")})}};n([m()],b.prototype,"code",2),n([m()],b.prototype,"busy",2),b=n([p("account-page")],b);function w(l,a,t,s){return o`<label class="field">
    <span class="label">${e(a)}</span>
    <input class="input" name=${l} type=${t} required autocomplete=${s} autocapitalize="off" spellcheck="false" />
  </label>`}export{b as AccountPage};
