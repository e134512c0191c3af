import{a as E}from"./chunk-UI7LU5K6.js";import{a as T,b as ct}from"./chunk-2LZECNMI.js";import{b as pt}from"./chunk-5Q476DLX.js";import{a as m}from"./chunk-QG3HK6S6.js";import{a as Pt,b as At}from"./chunk-LITNCDVI.js";import{a as Mt,b as j}from"./chunk-CZXCP6R6.js";import{a as Et}from"./chunk-7HXLHAYU.js";import{a as k}from"./chunk-VTI6SSTK.js";import{a as Rt}from"./chunk-MX22VQUC.js";import{a as y,b as f,c as g,d as $}from"./chunk-XUHGBX2E.js";import{a as I,b as xt,c as K}from"./chunk-VZLCJSNT.js";import{a as wt,e as w,h as _}from"./chunk-CZEWIIEX.js";import{a as d,f as r,g as N,h as vt,i as l,m as U,n as lt,p as bt,q as yt,r as $t,u as kt,w as St,x as H}from"./chunk-ACWKOIL6.js";var Ut=Symbol.for(""),le=i=>{if(i?.r===Ut)return i?._$litStatic$},V=i=>({_$litStatic$:i,r:Ut});var Ot=new Map,dt=i=>(s,...t)=>{let e=t.length,n,a,o=[],c=[],p,u=0,h=!1;for(;u<e;){for(p=s[u];u<e&&(a=t[u],(n=le(a))!==void 0);)p+=n+s[++u],h=!0;u!==e&&c.push(a),o.push(p),u++}if(u===e&&o.push(s[e]),h){let v=o.join("$$lit$$");(s=Ot.get(v))===void 0&&(o.raw=o,Ot.set(v,s=o)),t=c}return i(s,...t)},G=dt(r),De=dt(N),_e=dt(vt);var Y=class{constructor(s,t,e){this.session=s;this.board=t;this.changed=e;this.ideas=[];this.at=0}get speaks(){return this.ideas.length>0}async ask(s){let t=this.session.update?.version,e=await this.session.ask("hint",{seat:s});if(e.refused)return e.refused;t===this.session.update?.version&&this.show(e.advice??[],0)}silence(){this.speaks&&this.show([],0)}show(s,t){this.ideas=s,this.at=t,this.board()?.advise?.(s[t]?.word??""),this.changed()}card(s,t){let e=this.ideas[this.at];if(!e)return l;let{words:n}=t,a=this.ideas.length;return r`<section class="notice low idea" role="status" aria-label=${n.say("table.hint")}>
      <div>
        <strong>${n.say("table.hint-says",[s.describe?.(e.word,t)??e.word])}</strong>
        ${e.reason?r`<p class="small">${e.reason.message}</p>`:l}
      </div>
      <div class="row">
        <button class="button main" @click=${()=>t.choose(e.word)}>${n.say("table.hint-play")}</button>
        ${a>1?r`<button
              class="button number"
              aria-label=${n.say("table.hint-next",[this.at+1,a])}
              @click=${()=>this.show(this.ideas,(this.at+1)%a)}
            >
              ${this.at+1} / ${a}${m("next")}
            </button>`:l}
        <button class="button plain square" aria-label=${n.say("core.close")} @click=${()=>this.silence()}>${m("close")}</button>
      </div>
    </section>`}};async function Tt(i,s,t=""){await import("./rules-BDM74JZM.js"),await T(s.say("table.rules"),()=>r`<rules-page .game=${i} .drawer=${!0} .at=${t}></rules-page>`,"dialog drawer")}var L=class{constructor(s,t){this.draw=s;this.board=t;this.patience=6;this.queue=[]}cut(s){this.queue=[],this.skip(),this.shown=s,this.draw()}show(s){return this.queue.push(s),this.queue.length>this.patience&&this.skip(),this.running??=this.run().finally(()=>this.running=void 0),this.running}skip(){this.board()?.skip?.()}async run(){for(;this.queue.length>0;)await this.next(this.queue.shift())}async next(s){let t=this.shown;this.shown=s,await this.draw();let e=this.board();if(!t||!e?.playBack||this.queue.length>=this.patience||document.hidden)return;let n=new Promise(a=>setTimeout(a,9e3));await Promise.race([e.playBack(t,s).catch(()=>{}),n])}};function jt(i,s,t,e){let n=s.chairs.map((a,o)=>({seat:o,name:ce(a.chair,e),you:s.yours.includes(o),bot:a.chair.kind==="bot"||a.takenOver,shape:Pt(o),colour:At(o)}));return{session:i,seating:s,client:t,words:e,seats:pe(n)}}function ce(i,s){return i.kind==="bot"?s.say(`level.${i.level}`):i.kind==="open"?s.say("table.open-seat"):i.name}function pe(i){return i.map(s=>{let t=i.filter(e=>e.name===s.name);return t.length>1?{...s,name:`${s.name} ${t.indexOf(s)+1}`}:s})}function J(i,s){let{session:t,seating:e,client:n,words:a,seats:o}=i;return{seats:o,game:e.terms.game,options:e.terms.options,words:a,...s,sound:c=>E(c,n.sounds),clock:()=>t.clock(),motion:yt(),patterns:U().patterns,dark:$t()}}function ht(i,s){return s.yours.filter(t=>i?.waiting.includes(t)&&!s.chairs[t].takenOver)}function Lt(i,s,t){let e=i.sights.some(a=>a.viewer===t),n=ht(i,s).map(String);return e&&(n.length===0||n.includes(t))?t:n[0]??i.sights[0]?.viewer??""}function ut(i,s){return i!==void 0&&s!==void 0&&i.viewer!==s.viewer&&JSON.stringify(i.view)!==JSON.stringify(s.view)}function qt(i,s,t){return t>1&&s.moves.length===1&&!s.sample&&i.waiting.length===t}var de=1,he=6,z=class{constructor(s,t,e){this.session=s;this.draw=t;this.viewer="";this.handTo="";this.projector=new L(t,e)}get seat(){return Number(this.viewer)}get sight(){return this.sightOf(this.viewer)}sightOf(s){return this.session.update?.sights.find(t=>t.viewer===s)}async follow(s,t,e){this.projector.patience=s.clock.dueAt===void 0?he:de;let n=Lt(s,t,this.viewer),a=e?.find(o=>o.viewer===this.viewer);if(this.viewer===""||!ut(a,this.sightOf(n)))return this.see(n,a);this.sight&&await this.projector.show(this.sight),this.handTo=n,await this.draw()}look(s){ut(this.sight,this.sightOf(s))?this.handTo=s:this.see(s,void 0),this.draw()}lift(){let s=this.handTo;this.handTo="",this.see(s,void 0)}async see(s,t){this.viewer=s;let e=this.sight;e&&t?await this.projector.show(e):e&&this.projector.cut(e)}};async function q(i,s){let t=navigator.clipboard?await navigator.clipboard.writeText(i).then(()=>!0,()=>Ct(i)):Ct(i);k(t?s:i)}function Ct(i){let s=document.createElement("textarea");s.value=i,s.className="aloud",(document.querySelector("dialog[open]")??document.body).append(s),s.select();let t=document.execCommand("copy");return s.remove(),t}var ue=500,M=class extends ${constructor(){super(...arguments);this.me="";this.muted=new Set;this.busy=!1;this.send=async t=>{t.preventDefault();let n=t.target.elements.namedItem("text"),a=n.value.trim();if(!a)return;this.busy=!0;let o=await this.scene.session.ask("say",{text:a});this.busy=!1,o.refused?k(o.refused.message):n.value=""}}render(){let{session:t,words:e}=this.scene,n=t.update?.talk??!0;return r`<div class="log" role="log" tabindex="0" aria-label=${e.say("table.chat")}>
        ${t.chat.length===0?r`<p class="soft">${e.say("table.nothing-said")}</p>`:l}
        <ol>
          ${t.chat.filter(a=>!this.muted.has(a.person)).map(a=>this.line(a))}
        </ol>
      </div>
      <form class="talk" @submit=${this.send}>
        <input
          class="input"
          name="text"
          autocomplete="off"
          maxlength=${ue}
          aria-label=${e.say("table.say")}
          placeholder=${e.say(n?"table.say":"table.talk-closed")}
          ?disabled=${!n}
        />
        <button class="button main square" aria-label=${e.say("table.send")} ?disabled=${!n||this.busy}>${m("next")}</button>
      </form>`}line(t){let{words:e}=this.scene,n=new Date(t.wallMillis).toLocaleTimeString(e.language,{hour:"2-digit",minute:"2-digit"}),a=t.person===this.me;return r`<li class=${a?"said mine":"said"}>
      <span class="by">
        <strong>${t.name}</strong><time>${n}</time>
        ${t.aside?r`<span>${e.say("table.aside")}</span>`:l}
        ${a?l:r`<button @click=${()=>void this.about(t)}>${e.say("table.about-line")}</button>`}
      </span>
      <span>${t.text}</span>
    </li>`}updated(){let t=this.querySelector(".log");t&&(t.scrollTop=t.scrollHeight)}async about(t){let{session:e,words:n}=this.scene,a=await T(n.say("table.about",[t.name]),o=>r`<p>“${t.text}”</p>
        <div class="acts">
          <button class="button" @click=${()=>o("mute")}>${n.say("table.mute")}</button>
          <button class="button risk" @click=${()=>o("report")}>${n.say("table.report")}</button>
        </div>`);a==="mute"&&(await e.ask("mute",{person:t.person,on:!0}),this.muted=new Set([...this.muted,t.person])),a==="report"&&(await e.ask("report",{line:t.number,reason:""}),k(n.say("table.reported")))}};d([f({attribute:!1})],M.prototype,"scene",2),d([f()],M.prototype,"me",2),d([f({attribute:!1})],M.prototype,"muted",2),d([g()],M.prototype,"busy",2),M=d([y("table-chat")],M);function Q(i){if(i>=864e5)return`${Math.floor(i/864e5)} d ${Math.floor(i%864e5/36e5)} h`;let s=Math.ceil(i/1e3),t=a=>String(a).padStart(2,"0"),e=Math.floor(s/3600),n=Math.floor(s/60)%60;return e>0?`${e}:${t(n)}:${t(s%60)}`:`${n}:${t(s%60)}`}function X(i,s,t){return r`<dl class="terms">
    <dt>${s.say("table.pace")}</dt>
    <dd>${me(i.pace,s)}</dd>
    ${t.map(e=>r`<dt>${s.say(`option.${e.id}`)}</dt>
        <dd>${fe(e,i,s)}</dd>`)}
    <dt>${s.say("table.spectators")}</dt>
    <dd>${s.say(i.spectators?"table.yes":"table.no")}</dd>
    <dt>${s.say("table.hints")}</dt>
    <dd>${s.say(i.hints?"table.yes":"table.no")}</dd>
    ${i.lossOnTime?r`<dt>${s.say("table.time-up")}</dt>
          <dd>${s.say("table.time-up-loses")}</dd>`:l}
  </dl>`}function me(i,s){if(i.kind==="relaxed")return s.say("table.pace.relaxed");if(i.kind==="days")return s.say("table.pace.days",[Math.round(i.budgetMillis/864e5)]);let t=Math.round(i.incrementMillis/1e3);return s.say("table.pace.live",[Q(i.budgetMillis),t])}function fe(i,s,t){let e=s.options[i.id]??i.standard;return e===""?"\u2013":e.split(/[ ,]+/).map(n=>ge(i.id,n,t)).join(", ")}function ge(i,s,t){let e=`option.${i}.${s}`;return t.has(e)?t.say(e):s==="on"||s==="true"?t.say("table.yes"):s==="off"||s==="false"?t.say("table.no"):s}async function Bt(i,s,t){let{words:e,seating:n,session:a}=i,o=n.phase==="playing"&&n.yours.length>0,c=(await _()).games.find(h=>h.id===n.terms.game)?.options??[],p=(h,v,B,O="",ot=[])=>r`<button class=${`button ${O}`} @click=${()=>B(v)}>${e.say(h,ot)}</button>`,u=await T(s?.title||e.say("name"),h=>r`<div class="stack">
      <div class="acts menu-acts">
        ${o?p(a.update?.paused?"table.resume":"table.pause",a.update?.paused?"resume":"pause",h):l}
        ${o?p("table.abandon","abandon",h):l}
        ${o?p("table.resign","resign",h,"risk"):l}
        ${be(i).map(v=>p("table.remove-who",`remove ${v.seat}`,h,"",[v.name]))}
        ${s?.invite?p("table.copy-invite","copy",h):l}
        ${p("table.leave","leave",h)}
      </div>
      <div class="row">
        ${pt(e.say("table.sound"),U().sound,v=>lt({sound:v}))}
        ${pt(e.say("table.patterns"),U().patterns,v=>lt({patterns:v}))}
      </div>
      <h3>${e.say("table.terms")}</h3>
      ${X(n.terms,e,c)}
      ${a.update?.commitment?r`<details class="small">
            <summary>${e.say("table.fairness")}</summary>
            <p class="soft">${e.say("table.fairness-help")}</p>
            <code class="hash">${a.update.commitment}</code>
          </details>`:l}
    </div>`);await ve(u,i,s,t)}async function ve(i,s,t,e){let{words:n,seating:a}=s;if(i==="leave"&&xt("/"),(i==="pause"||i==="resume"||i==="abandon")&&e("propose",{what:i}),i==="copy"&&t?.invite&&await q(new URL(t.invite,location.origin).href,n.say("table.copied")),i.startsWith("remove ")&&await mt(s,s.seats[Number(i.slice(7))],e),i==="resign"&&await ct(n.say("table.resign-sure"),n.say("table.resign")))for(let o of a.yours)e("resign",{seat:o})}function be({seating:i,seats:s}){return i.host!==w()?.id?[]:s.filter(({seat:t,you:e})=>!e&&i.chairs[t].chair.kind==="person"&&!i.chairs[t].chair.resigned)}async function mt({seating:i,words:s},t,e){let{person:n}=i.chairs[t.seat].chair;await ct(s.say("table.remove-sure",[t.name]),s.say("table.remove"))&&e("remove",{person:n})}var ye=[["\u2190 \u2191 \u2192 \u2193","table.key.arrows"],["Enter","table.key.enter"],["R","table.key.rotate"],["Esc","table.key.escape"],["Tab","table.key.tab"],["P","table.key.point"],["H","table.key.hint"],["U","table.key.undo"],["L","table.key.log"],["?","table.key.help"]];async function Nt(i){let{words:s}=i;return T(s.say("table.help"),t=>r`<div class="stack">
      <dl class="terms">${ye.map(([e,n])=>r`<dt><kbd>${e}</kbd></dt><dd>${s.say(n)}</dd>`)}</dl>
      <p class="soft">${s.say("table.pointing")}</p>
      <div class="acts"><button class="button main" @click=${()=>t("rules")}>${s.say("table.rules")}</button></div>
    </div>`)}var A=class extends ${constructor(){super(...arguments);this.levels=[];this.options=[];this.name=w()?.name??""}connectedCallback(){super.connectedCallback(),_().then(t=>{this.levels=t.levels,this.options=t.games.find(e=>e.id===this.scene.seating.terms.game)?.options??[]})}get host(){return this.scene.seating.host===w()?.id}render(){let{words:t,seating:e}=this.scene;return r`<div class="gather">
      <div class="stack">
        <h1>${this.about?.title||t.say("name")}</h1>
        <p class="soft">${t.say(this.host?"table.gather-host":"table.gather-guest")}</p>
      </div>
      <div class="halves">
        <div class="stack">
          ${this.nameField()}
          <ul class="chair-list" aria-label=${t.say("table.seats")}>
            ${this.scene.seats.map(n=>this.chair(n))}
          </ul>
          ${this.startButton()}
          <h2>${t.say("table.terms")}</h2>
          ${X(e.terms,t,this.options)}
          ${this.host?r`<div>${this.button("table.change",()=>void this.changeTerms())}</div>`:l}
        </div>
        <div class="stack">
          ${this.about?.invite?this.invite(this.about.invite):l}
          <div class="invite"><table-chat .scene=${this.scene} .me=${w()?.id??""}></table-chat></div>
        </div>
      </div>
    </div>`}nameField(){let{words:t}=this.scene;return r`<div class="field">
      <label for="name-here">${t.say("table.name-here")}</label>
      <input
        id="name-here"
        class="input"
        maxlength="24"
        autocomplete="nickname"
        .value=${this.name}
        @input=${e=>this.name=e.target.value}
      />
    </div>`}chair(t){let{words:e,seating:n}=this.scene,{chair:a,present:o}=n.chairs[t.seat],c=t.you?"table.you":a.kind==="person"&&!o?"table.away":"";return r`<li class="seat">
      ${j(t,26)}
      ${this.host&&a.kind!=="person"?this.botField(t,a.level):r`<span><span class="who">${t.name}</span><span class="what">${c?e.say(c):""}</span></span>`}
      <span class="row">${this.acts(t,a.kind)}</span>
    </li>`}acts(t,e){return t.you?this.button("table.stand",()=>void this.ask("stand",{seat:t.seat})):e==="open"?this.button("table.sit",()=>void this.sit(t.seat),"main"):e==="bot"||!this.host?l:this.button("table.remove",()=>void mt(this.scene,t,(n,a)=>void this.ask(n,a)),"plain")}botField(t,e){let{words:n}=this.scene;return r`<select
      class="input"
      aria-label=${n.say("table.who-here",[t.seat+1])}
      @change=${a=>this.put(t.seat,a)}
    >
      <option value="" ?selected=${e===""}>${n.say("table.open-seat")}</option>
      ${this.levels.map(a=>r`<option value=${a} ?selected=${a===e}>${n.say(`level.${a}`)}</option>`)}
    </select>`}put(t,e){let n=e.target.value;n?this.ask("seat-bot",{seat:t,level:n}):this.ask("clear",{seat:t})}sit(t){let n=this.scene.seating.yours.length===0?this.name.trim():this.another();return this.ask("sit",n?{seat:t,name:n}:{seat:t})}another(){let t=this.scene.seats.filter(n=>n.you).map(n=>n.name),e=this.name.trim();return t.includes(e)?`${e} ${t.length+1}`:e}startButton(){let{words:t,seating:e}=this.scene,n=e.chairs.filter(a=>a.chair.kind==="open").length;return this.host?r`<div class="row">
      <button class="button main" ?disabled=${n>0} @click=${()=>void this.ask("start")}>
        ${m("play")}${t.say("table.start")}
      </button>
      <span class="soft">${n?t.say("table.waits-for-people",[n]):l}</span>
    </div>`:r`<p class="soft">${t.say(n?"table.waits-for-people":"table.waits-for-host",[n])}</p>`}async changeTerms(){let{otherTerms:t}=await import("./terms-form-B2TLHEFK.js"),e=await t(this.scene);e&&await this.ask("change",{terms:e})}invite(t){let{words:e}=this.scene,n=new URL(t,location.origin).href;return r`<section class="invite">
      <h2>${e.say("table.invite")}</h2>
      <p class="soft small">${e.say("table.invite-help")}</p>
      <input class="input" readonly aria-label=${e.say("table.invite-link")} .value=${n} @focus=${a=>a.target.select()} />
      <div class="row">
        <button class="button main" @click=${()=>void q(n,e.say("table.copied"))}>${m("link")}${e.say("table.copy")}</button>
        ${"share"in navigator?r`<button class="button" @click=${()=>void navigator.share({url:n}).catch(()=>{})}>${e.say("table.share")}</button>`:l}
      </div>
      <img src=${`/api/tables/${this.scene.session.table}/qr.svg`} width="168" height="168" alt=${e.say("table.qr")} @error=${$e} />
    </section>`}button(t,e,n=""){return r`<button class=${`button ${n}`} @click=${e}>${this.scene.words.say(t)}</button>`}async ask(t,e={}){let n=await this.scene.session.ask(t,e);n.refused&&k(n.refused.message)}};d([f({attribute:!1})],A.prototype,"scene",2),d([f({attribute:!1})],A.prototype,"about",2),d([g()],A.prototype,"levels",2),d([g()],A.prototype,"options",2),d([g()],A.prototype,"name",2),A=d([y("table-gather")],A);function $e(i){i.target.hidden=!0}var Z=class{constructor(s,t){this.session=s;this.refuse=t;this.sending=Promise.resolve();this.rules=new Map}play(s,t){this.sending=this.sending.then(async()=>{let e=await(this.isStart(s)?this.session.ask("ready"):this.session.play(s,t));e.refused&&this.refuse(e.refused)})}isStart(s){let{update:t,seating:e}=this.session,n=t?.sights.find(a=>a.viewer===String(s));return t!==void 0&&n!==void 0&&qt(t,n,e?.chairs.length??0)}async why(s,t){let{refused:e}=await this.session.ask("why",{seat:s,move:t});return e?(this.rules.set(e.message,e.rule),e.message):""}ruleOf(s){return this.rules.get(s)??""}};function W(i,s,t){let e=i.told.map(n=>s.say(n,t)).filter(n=>n!=="");return i.table?[we(i.table,t),...e]:e}function we(i,s){let[t,e]=i.split(" "),n=Number(e);return s.words.say(`table.did.${t}`,t==="undo"?[n]:[s.seats[n]?.name??""])}var S=class extends ${constructor(){super(...arguments);this.lines=[];this.now=-1;this.atEnd=!0}render(){let t=this.jump?this.lines:this.lines.slice(-S.MOST);return r`<ol class="log" tabindex="0" aria-label=${this.stage.words.say("table.log")}>
      ${t.flatMap(e=>W(e,this.client,this.stage).map(n=>this.row(e,n)))}
    </ol>`}row(t,e){let n=typeof t.actor=="number"&&this.stage.seats[t.actor]?.you,a=t.table?"table-did":n?"mine":"";return r`<li class=${t.version===this.now?`${a} now`:a}>
      ${this.jump?r`<button @click=${()=>this.jump(t.version)}>${e}</button>`:e}
    </li>`}willUpdate(){let t=this.querySelector(".log");this.atEnd=!t||t.scrollHeight-t.scrollTop-t.clientHeight<40}updated(){let t=this.querySelector(".log");t&&this.now>=0?t.querySelector(".now")?.scrollIntoView({block:"nearest"}):t&&this.atEnd&&(t.scrollTop=t.scrollHeight)}};S.MOST=300,d([f({attribute:!1})],S.prototype,"lines",2),d([f({attribute:!1})],S.prototype,"client",2),d([f({attribute:!1})],S.prototype,"stage",2),d([f({type:Number})],S.prototype,"now",2),d([f({attribute:!1})],S.prototype,"jump",2),S=d([y("table-log")],S);var ft=!1;function Ht(i,s,t){if(document.title=i?`\u25CF ${t} \u2013 ${s}`:`${s} \xB7 Tabl\xE9e`,i&&!ft&&(E("turn"),document.hidden&&U().notify&&"Notification"in window&&Notification.permission==="granted")){let e=new Notification(s,{body:t,tag:"tablee-turn",icon:"/favicon.svg"});e.onclick=()=>{window.focus(),e.close()}}ft=i}function It(){ft=!1}function Wt(i,s,t){return!i||s.session.update?.fresh?"":i.lines.flatMap(e=>W(e,s.client,t)).join(" ")}var ke=6e4;function Ft(i){let s=i[i.length-1];return!s||s.person===w()?.id||Date.now()-s.wallMillis>ke?"":(E("chat"),`${s.name}: ${s.text}`)}function Dt(i,s,t){let e=s.seats.find(a=>s.seating.chairs[a.seat].chair.person===i.person),n=t?.pinged?.(i.at,e);return n?(E("ping"),s.words.say("table.points",[e?.name??i.name,n])):""}function _t(i,s,t){let{session:e,seating:n,words:a}=i,o=!t&&n.phase==="playing"&&!e.update?.paused&&ht(e.update,n).length>0;Ht(o,s||a.say("name"),a.say("table.your-turn"))}var Se={h:"hint",u:"undo",l:"log","?":"help",escape:"back"};function Kt(i){if(!(i.target.closest?.("input, textarea, select, dialog")||i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey))return Se[i.key.toLowerCase()]}var tt=class{constructor(s,t){this.plan=s;this.changed=t;this.at=0;this.nudge=""}get step(){return this.plan.steps[this.at]}admits(s){let t=this.step;if(!t)return!0;let e=t.moves?.some(n=>typeof n=="string"?n===s:n.test(s))??!1;return this.nudge=e?"":t.nudge??(t.moves?"table.lesson-other":"table.lesson-read"),e&&this.at++,this.changed(),e}saw(s){for(;this.step?.until?.(s);)this.next()}next(){this.at++,this.nudge="",this.changed()}back(){this.at=Math.max(0,this.at-1),this.changed()}card(s){let{words:t,game:e}=s,n=this.step,a=this.plan.steps.length;return a===0?l:r`<section class="lesson" aria-label=${t.say("table.lesson")}>
      <p role="status">${t.say(n?.text??"table.lesson-done")}</p>
      ${this.nudge?r`<p class="small" role="status"><strong>${t.say(this.nudge)}</strong></p>`:l}
      <div class="row">
        <span class="badge number">${Math.min(this.at+1,a)} / ${a}</span>
        ${n&&!n.moves&&!n.until?r`<button class="button main" @click=${()=>this.next()}>${t.say("table.lesson-next")}</button>`:l}
        ${n?l:r`<a class="button main" href=${`/new/${e}`}>${t.say("table.lesson-play")}</a>
              <a class="button" href=${`/rules/${e}`}>${t.say("table.rules")}</a>`}
      </div>
    </section>`}};function Vt(i,s){let{session:t,seating:e,words:n}=i;if(t.state!=="open")return r`<div class="notice" role="status">${m("again")}${n.say("table.reconnecting")}</div>`;let a=e.proposal;if(a){let c=a.agreed.includes(w()?.id??"")||e.yours.length===0,p=i.seating.chairs.find(h=>h.chair.person===a.by)?.chair.name??"",u=a.by===w()?.id?`table.proposed.${a.kind}`:`table.proposes.${a.kind}`;return r`<div class="notice" role="status">
      <span>${n.say(u,[p])}</span>
      ${c?l:et(n.say("table.agree"),()=>s("agree"),"main")}
      ${e.yours.length===0?l:et(n.say(c?"table.withdraw":"table.decline"),()=>s("decline"))}
    </div>`}return e.yours.some(c=>e.chairs[c].takenOver&&!e.chairs[c].chair.resigned)&&e.phase==="playing"?r`<div class="notice" role="status">
      <span>${n.say("table.bot-plays-for-you")}</span>${et(n.say("table.take-back"),()=>s("back"),"main")}
    </div>`:t.update?.paused?r`<div class="notice" role="status">
      <span>${n.say("table.paused")}</span>
      ${e.yours.length?et(n.say("table.resume"),()=>s("propose",{what:"resume"}),"main"):l}
    </div>`:l}function et(i,s,t=""){return r`<button class=${`button ${t}`} @click=${s}>${i}</button>`}function Gt(i,s,t){let e=i.seats[Number(s)]?.name??"";return r`<div class="curtain">
    <h2>${i.words.say("table.hand-over",[e])}</h2>
    <p class="soft">${i.words.say("table.hand-over-help")}</p>
    <button class="button main" autofocus @click=${t}>${i.words.say("table.i-am",[e])}</button>
  </div>`}function Yt(){return r`<div class="gather"><p role="status">${H("table.opening")}</p></div>`}function Jt(i){return r`<div class="gather">
    <h1>${H("table.gone")}</h1>
    <p>${i||H("table.gone-help")}</p>
    <div><a class="button main" href="/">${H("core.home")}</a></div>
  </div>`}function zt(i){let s=Uint32Array.from(F.slice(0,8),e=>Qt(Math.sqrt(e))),t=Ee(i);for(let e=0;e<t.byteLength;e+=64)Ae(s,Pe(t,e));return[...s].map(e=>e.toString(16).padStart(8,"0")).join("")}var F=[];for(let i=2;F.length<64;i++)F.every(s=>i%s)&&F.push(i);var Qt=i=>Math.floor(i%1*2**32),xe=Uint32Array.from(F,i=>Qt(Math.cbrt(i))),P=(i,s)=>i>>>s|i<<32-s;function Ee(i){let s=Math.ceil((i.length+9)/64)*64,t=new Uint8Array(s);t.set(i),t[i.length]=128;let e=new DataView(t.buffer);return e.setUint32(s-8,Math.floor(i.length/2**29)),e.setUint32(s-4,i.length<<3),e}function Pe(i,s){let t=new Uint32Array(64);for(let e=0;e<16;e++)t[e]=i.getUint32(s+4*e);for(let e=16;e<64;e++){let[n,a]=[t[e-15],t[e-2]],o=P(n,7)^P(n,18)^n>>>3,c=P(a,17)^P(a,19)^a>>>10;t[e]=t[e-16]+o+t[e-7]+c}return t}function Ae(i,s){let[t,e,n,a,o,c,p,u]=i;for(let h=0;h<64;h++){let v=o&c^~o&p,B=t&e^t&n^e&n,O=u+(P(o,6)^P(o,11)^P(o,25))+v+xe[h]+s[h]|0,ot=(P(t,2)^P(t,13)^P(t,22))+B|0;[t,e,n,a,o,c,p,u]=[O+ot|0,t,e,n,a+O|0,o,c,p]}[t,e,n,a,o,c,p,u].forEach((h,v)=>i[v]+=h)}async function st(i){let s=(await i.ask("download")).file;if(!s?.commitment||!s.seed)return"none";let t=i.update?.commitment??s.commitment;return Me(s.seed,s.header)===t&&t===s.commitment?"kept":"broken"}function Me(i,s){let t=(i.match(/../g)??[]).map(e=>parseInt(e,16));return zt(new Uint8Array([...t,...new TextEncoder().encode(JSON.stringify(s))]))}async function it(i){let s=await i.ask("download");if(s.refused)return s.refused.message;let t=document.createElement("a");return t.href=URL.createObjectURL(new Blob([JSON.stringify(s.file)],{type:"application/json"})),t.download=`tablee-${i.table}.json`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e3),""}async function nt(i,s,t){let e=[];for(let n=1;e.length<n;){let a=await i.ask("replay",{viewer:s,from:e.length,count:50});if(a.refused)throw new Error(a.refused.message);let o=a.frames;if(n=a.entries,e.push(...o.map(c=>Re(s,c))),o.length===0||!t(e,n))break}return e}function Re(i,s){return{viewer:i,lines:[s.line],view:s.view,moves:[],sample:!1,undo:0}}var Xt=300,gt=120,Zt=["","9 5","2 5","12 4 2 4","5 3","1 3 7 3"];function te(i,s){let t=Math.max(...i.lines.map(p=>p.points.length)),e=Math.max(0,...i.lines.flatMap(p=>p.points)),n=Math.min(0,...i.lines.flatMap(p=>p.points));if(t<2||e===n)return l;let a=p=>p/(t-1)*Xt,o=p=>(e-p)/(e-n)*gt,c=s.words.say(i.label);return r`<figure class="stack">
    <svg class="plot" viewBox="-12 -12 334 150" role="img" aria-label=${`${c}. ${Oe(i,s)}`}>
      <path d=${`M0 ${o(0)}H${Xt}M0 0V${gt}`} stroke="var(--line)" fill="none"></path>
      <text x="4" y="-2">${c}: ${e}</text>
      ${i.lines.map(p=>{let u=s.seats[p.seat]??{shape:"circle",colour:"var(--water)"},h=p.points.map((B,O)=>`${O?"L":"M"}${a(O).toFixed(1)} ${o(B).toFixed(1)}`).join(""),v=p.points.length-1;return N`<path d=${h} fill="none" stroke=${u.colour} stroke-width="2.5" stroke-linejoin="round"
            stroke-dasharray=${s.patterns?Zt[Math.max(0,p.seat)%Zt.length]:l}></path>
          <g fill=${u.colour}>${Mt(u.shape,a(v),o(p.points[v]),7)}</g>`})}
      ${(i.marks??[]).map(p=>N`<g><title>${p.text}</title><line x1=${a(p.at)} x2=${a(p.at)} y1="0" y2=${gt} stroke="var(--soft)" stroke-dasharray="2 4"></line></g>`)}
    </svg>
  </figure>`}function Oe(i,s){return i.lines.map(t=>`${s.seats[t.seat]?.name??""} ${t.points[t.points.length-1]}`).join(", ")}var R=class extends ${constructor(){super(...arguments);this.save=async()=>k(await it(this.scene.session));this.verify=async()=>{k(this.scene.words.say(`table.verdict.${await st(this.scene.session)}`))}}connectedCallback(){super.connectedCallback(),this.tellStory()}async tellStory(){let{client:t,session:e}=this.scene;if(!t.story)return;let n=await nt(e,"all",()=>this.isConnected).catch(()=>[]);n.length>1&&(this.plot=t.story(n,this.stage))}render(){let{session:t,words:e,seating:n}=this.scene,a=t.update?.result;return a?r`<div class="end">
      <h2>${D(a,this.stage,this.scene.client)}</h2>
      <ol class="ranks">${Ue(a,n.chairs.length).map(o=>this.rank(a,o))}</ol>
      ${this.plot?te(this.plot,this.stage):l}
      <div class="acts">
        ${n.yours.length?r`<button class="button main" @click=${()=>this.ask("propose",{what:"rematch"})}>${m("again")}${e.say("table.rematch")}</button>`:l}
        <a class="button" href=${`/t/${t.table}/replay`}>${m("play")}${e.say("table.replay")}</a>
        <button class="button" @click=${this.verify}>${m("check")}${e.say("table.verify")}</button>
        <button class="button" @click=${this.save}>${m("download")}${e.say("table.download")}</button>
        <a class="button plain" href="/">${e.say("core.home")}</a>
      </div>
    </div>`:l}rank(t,e){let n=t.count.items.filter(p=>p.seat===e),a=n.reduce((p,u)=>p+u.points,0),o=t.ranks?.[e],c=this.stage.seats[e];return r`<li>
      <div class=${o===1?"rank won":"rank"}>
        <span class="place number">${this.scene.client.together?"":o??"\u2013"}</span>${j(c,22)}<strong>${c.name}</strong>
        <span class="points">${n.length?a:l}</span>
      </div>
      ${ee(n,this.stage)}
    </li>`}};d([f({attribute:!1})],R.prototype,"scene",2),d([f({attribute:!1})],R.prototype,"stage",2),d([f({attribute:!1})],R.prototype,"ask",2),d([g()],R.prototype,"plot",2),R=d([y("table-end")],R);function Ue(i,s){return Array.from({length:s},(e,n)=>n).sort((e,n)=>(i.ranks?.[e]??99)-(i.ranks?.[n]??99)||e-n)}function ee(i,s){return i.length===0?l:r`<ul class="items">
    ${i.map(t=>r`<li>${t.parts.length?Te(t,s):se(t,s)}</li>`)}
  </ul>`}function Te(i,s){return r`<details>
    <summary>${se(i,s)}</summary>
    ${ee(i.parts,s)}
  </details>`}function se(i,s){return r`<span class="item"
    ><span>${s.words.say(`count.${i.key}`,i.args)}</span><span class="number">${i.points}</span></span
  >`}function D(i,s,t){let{words:e,seats:n}=s;if(!i.ranks)return e.say("table.abandoned");if(t.together||n.length===1)return e.say(i.ranks[0]===1?"table.all-win":"table.all-lose");let a=n.filter(c=>i.ranks[c.seat]===1);if(a.length===n.length)return e.say("table.all-equal");let o=n.filter(c=>c.you).length===1&&a.length===1&&a[0].you;return e.say(o?"table.you-win":"table.wins",[a.map(c=>c.name)])}function ie(i,s,t){let{update:e}=i.session;if(e?.result)return D(e.result,s,i.client);if(e?.paused)return i.words.say("table.paused");if(i.seating.yours.length)return i.client.prompt(t,s);let n=(e?.waiting??[]).filter(a=>typeof a=="number");return i.words.say(n.length?"table.watching":"table.watching-nobody",[n.map(a=>i.seats[a].name)])}function ne(i,s,t){return i.text===""||!t?!0:t.lines.some(n=>String(n.actor)===t.viewer)||s.moves.length===0!=(t.moves.length===0)}function ae(i,s,t){let{text:e,rule:n}=s;return r`<div class="status">
    <p role="status">${e}</p>
    ${n&&!n.startsWith("TABLE")?r`<button class="button plain" @click=${()=>t(n)}>${m("book")}${i.words.say("table.rule")}</button>`:l}
  </div>`}var je=250,Le=2e4,C=class extends ${constructor(){super(...arguments);this.seat=0;this.timer=0}connectedCallback(){super.connectedCallback(),this.timer=window.setInterval(()=>this.requestUpdate(),je)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}render(){let t=this.session.left(this.seat);return t===void 0?l:r`<span class=${t<Le?"seat-clock low":"seat-clock"}>${Q(t)}</span>`}};d([f({attribute:!1})],C.prototype,"session",2),d([f({type:Number})],C.prototype,"seat",2),C=d([y("seat-clock")],C);function at(i,s,t){let e=s!==""&&i.seating.yours.length>1&&i.seating.phase==="playing";return r`<ul class="seats" aria-label=${i.words.say("table.seats")}>
    ${i.seats.map(n=>qe(i,n,e&&n.you&&String(n.seat)!==s?t:void 0))}
  </ul>`}function qe(i,s,t){let e=i.seating.chairs[s.seat],n=Ce(i,s.seat),a=e.chair.kind==="person"&&!e.present;return r`<li class=${`seat${n?" acts":""}${a?" away":""}`} aria-current=${n?"true":l}>
    ${j(s)}
    <span><span class="who">${s.name}</span><span class="what">${Be(i,s,n,a)}</span></span>
    <span class="row">
      <seat-clock .session=${i.session} .seat=${s.seat}></seat-clock>
      ${t?r`<button class="button" @click=${()=>t(String(s.seat))}>${i.words.say("table.look")}</button>`:l}
    </span>
  </li>`}function Ce(i,s){return i.seating.phase==="playing"&&(i.session.update?.waiting.includes(s)??!1)}function Be(i,s,t,e){let n=i.seating.chairs[s.seat],a=[];s.you&&a.push("table.you"),n.chair.resigned?a.push("table.resigned"):n.takenOver?a.push("table.taken-over"):e&&a.push("table.away"),t&&n.ready?a.push("table.ready"):t&&n.chair.kind!=="bot"?a.push("table.to-play"):t&&i.session.update?.waiting.length===1&&a.push("table.thinks");let o=i.client.together?void 0:i.session.update?.result?.ranks?.[s.seat],c=a.map(p=>i.words.say(p));return(o?[...c,i.words.say("table.rank",[o])]:c).join(" \xB7 ")}function re(i,s,t){return r`<section class="panel" aria-label=${i.words.say("table.panel")}>
    ${at(i,t.viewer,t.look)} ${Ne(i,t)}
    <div class=${t.open?"sheet open":"sheet"}>${He(i,t)}${Ie(i,s,t)}</div>
  </section>`}function Ne(i,s){let{words:t,seating:e}=i,n=e.phase==="playing"&&e.yours.length>0,a=(o,c,p,u=!1)=>r`<button class="button plain" @click=${p}>
      ${u?r`<span class="news"><span class="aloud">${t.say("table.unread")}</span></span>`:l}${m(o)}${t.say(c)}
    </button>`;return r`<div class="tools" role="toolbar" aria-label=${t.say("table.acts")}>
    ${n&&e.terms.hints?a("hint","table.hint",s.hint):l}
    ${n?a("undo","table.undo",s.undo):l}
    <span class="phone">${a("log","table.log",()=>s.show(e.phase==="over"?"end":"log"))}</span>
    <span class="phone">${a("chat","table.chat",()=>s.show("chat"),s.unread)}</span>
    ${a("book","table.rules",s.rules)} ${a("menu","table.menu",s.menu)}
  </div>`}function He(i,s){let{words:t,seating:e}=i,n=(a,o,c=!1)=>r`<button role="tab" aria-selected=${s.tab===a} @click=${()=>s.tab!==a&&s.show(a)}>
      ${t.say(o)}${c?r` ●<span class="aloud">${t.say("table.unread")}</span>`:l}
    </button>`;return r`<div class="tabs">
    <div role="tablist" aria-label=${t.say("table.panel")}>
      ${e.phase==="over"?n("end","table.end"):l} ${n("log","table.log")} ${n("chat","table.chat",s.unread)}
    </div>
    ${e.spectators>0?r`<span class="watchers small soft" title=${t.say("table.watchers",[e.spectators])}>
          ${m("eye")}<span aria-hidden="true">${e.spectators}</span
          ><span class="aloud">${t.say("table.watchers",[e.spectators])}</span>
        </span>`:l}
    <button class="button plain square phone" aria-label=${t.say("core.close")} @click=${s.close}>${m("down")}</button>
  </div>`}function Ie(i,s,t){if(t.tab==="end")return r`<table-end class="tab" role="tabpanel" .scene=${i} .stage=${s} .ask=${t.ask}></table-end>`;if(t.tab==="chat")return r`<table-chat class="tab" role="tabpanel" .scene=${i} .me=${w()?.id??""}></table-chat>`;let e=i.session.record.get(t.viewer)??[];return r`<table-log class="tab" role="tabpanel" .lines=${e} .client=${i.client} .stage=${s}></table-log>`}var We=1100,x=class extends ${constructor(){super(...arguments);this.sights=[];this.entries=0;this.at=Number(I().query.get("at")??0);this.eyes=I().query.get("eyes")??"all";this.running=!1;this.fault="";this.timer=0;this.projector=new L(async()=>{this.requestUpdate(),await this.updateComplete},()=>this.querySelector(this.scene.client.tag));this.pressed=t=>{t.target instanceof HTMLInputElement||t.target instanceof HTMLSelectElement||(t.key==="ArrowRight"&&t.altKey===!1&&!this.inBoard(t)&&this.forward(),t.key==="ArrowLeft"&&t.altKey===!1&&!this.inBoard(t)&&this.jump(this.at-1))};this.share=()=>{q(new URL(this.link(),location.origin).href,this.scene.words.say("table.copied"))};this.save=async()=>k(await it(this.scene.session));this.verify=async()=>{k(this.scene.words.say(`table.verdict.${await st(this.scene.session)}`))}}connectedCallback(){super.connectedCallback(),this.load()}disconnectedCallback(){super.disconnectedCallback(),clearTimeout(this.timer)}async load(){let t=this.eyes;try{await nt(this.scene.session,t,(e,n)=>{if(!this.isConnected||t!==this.eyes)return!1;let a=this.sights.length===0||this.sights[0].viewer!==t;return this.sights=[...e],this.entries=n,(a||!this.projector.shown)&&this.jump(Math.min(this.at,n-1)),!0})}catch(e){this.fault=e.message}}jump(t){this.at=Math.max(0,Math.min(t,this.entries-1));let e=this.sights[this.at];e&&this.projector.cut(e),K(this.link())}async forward(){this.at>=this.sights.length-1||(this.at++,K(this.link()),await this.projector.show(this.sights[this.at]))}run(t){this.running=t,clearTimeout(this.timer),t&&this.goOn()}async goOn(){if(this.at>=this.entries-1)return this.run(!1);await this.forward(),this.running&&(this.timer=window.setTimeout(()=>void this.goOn(),this.lines().length?We:150))}look(t){this.eyes=t,this.sights=[],K(this.link()),this.load()}link(){return`/t/${this.scene.session.table}/replay?at=${this.at}&eyes=${this.eyes}`}stage(){return J(this.scene,{choose:()=>{},why:async()=>"",tell:()=>{},ping:()=>{}})}lines(){let t=this.sights[this.at]?.lines[0];return t?W(t,this.scene.client,this.stage()):[]}render(){let{words:t,client:e,session:n}=this.scene,a=this.projector.shown,o=n.update?.result;if(this.fault)return r`<div class="gather"><h1>${t.say("table.replay")}</h1><p>${this.fault}</p></div>`;if(!a)return r`<div class="gather"><p role="status">${t.say("table.opening")}</p></div>`;let c=this.stage(),p=V(e.tag),u=this.at===this.entries-1&&o;return r`<div class="table past" @keydown=${this.pressed}>
      <div class="middle">
        <h1 class="prompt">${this.lines().join(" ")||(u?D(o,c,e):t.say("table.replay"))}</h1>
        <div class="board">${G`<${p} .sight=${a} .stage=${c}></${p}>`}</div>
        ${this.bar()}
      </div>
      <section class="panel">
        ${at(this.scene,"",()=>{})}
        <div class="replay-side stack">
          ${this.eyesField()}
          <div class="acts">
            <button class="button" @click=${this.share}>${m("link")}${t.say("table.moment")}</button>
            <button class="button" @click=${this.verify}>${m("check")}${t.say("table.verify")}</button>
            <button class="button" @click=${this.save}>${m("download")}${t.say("table.download")}</button>
            <a class="button plain" href=${`/t/${n.table}`}>${t.say("table.back")}</a>
          </div>
        </div>
        <table-log
          class="tab"
          .lines=${this.sights.flatMap(h=>h.lines)}
          .client=${e}
          .stage=${c}
          .now=${this.at}
          .jump=${h=>this.jump(h)}
        ></table-log>
      </section>
    </div>`}bar(){let{words:t}=this.scene,e=(n,a,o)=>r`<button class="button plain square" aria-label=${t.say(a)} @click=${o}>${m(n)}</button>`;return r`<div class="replay-bar">
      <div class="keys">
        ${e("first","table.first",()=>this.jump(0))} ${e("back","table.previous",()=>this.jump(this.at-1))}
        ${e(this.running?"pause":"play",this.running?"table.stop":"table.play",()=>this.run(!this.running))}
        ${e("next","table.next",()=>void this.forward())} ${e("last","table.last",()=>this.jump(this.entries-1))}
      </div>
      <input
        class="time"
        type="range"
        min="0"
        max=${Math.max(0,this.entries-1)}
        .value=${String(this.at)}
        aria-label=${t.say("table.timeline")}
        @input=${n=>this.jump(Number(n.target.value))}
      />
      <span class="number small">${this.at+1} / ${this.entries}</span>
    </div>`}eyesField(){let{words:t,seats:e}=this.scene,n=[{value:"all",label:t.say("table.eyes.all")},{value:"spectator",label:t.say("table.eyes.spectator")},...e.map(a=>({value:String(a.seat),label:a.name}))];return r`<label class="field"
      ><span class="label">${t.say("table.eyes")}</span>
      <select class="input" @change=${a=>this.look(a.target.value)}>
        ${n.map(a=>r`<option value=${a.value} ?selected=${a.value===this.eyes}>${a.label}</option>`)}
      </select></label
    >`}inBoard(t){return t.target.closest(".board")!==null}};d([f({attribute:!1})],x.prototype,"scene",2),d([g()],x.prototype,"sights",2),d([g()],x.prototype,"entries",2),d([g()],x.prototype,"at",2),d([g()],x.prototype,"eyes",2),d([g()],x.prototype,"running",2),d([g()],x.prototype,"fault",2),x=d([y("table-replay")],x);var rt=class{constructor(s,t){this.table=s;this.news=t;this.chat=[];this.state="connecting";this.record=new Map;this.heardAt=0;this.wire=new Et({address:()=>this.address(),message:e=>this.heard(e),state:e=>{this.state=e,this.news({kind:"state"})},probe:()=>void this.ask("sync",{version:this.update?.version})})}close(){this.wire.close()}ask(s,t={}){return this.wire.ask(s,t)}play(s,t){return this.ask("play",{version:this.update?.version??0,match:this.update?.match,seat:s,move:t})}clock(){let s=this.update?.clock;return s?{at:s.at+(this.runs()?performance.now()-this.heardAt:0),dueAt:s.dueAt}:{at:0}}left(s){let t=this.update?.clock,e=t?.left[s];if(!(t===void 0||e===void 0))return t.running.includes(s)&&this.runs()?Math.max(0,e-(performance.now()-this.heardAt)):e}runs(){return this.update!==void 0&&!this.update.paused&&!this.update.result}address(){let s=this.update?`match=${encodeURIComponent(this.update.match)}&version=${this.update.version}&`:"";return`/ws/table/${this.table}?${s}lang=${bt()}`}heard(s){switch(s.event){case"seating":return this.seating=s,this.news({kind:"seating"});case"update":return this.take(s);case"chat":return this.listen(s.lines);case"ping":return this.news({kind:"ping",ping:s});case"bye":return this.news({kind:"bye",message:s.message})}}take(s){let t=this.update?.match===s.match?this.update.sights:void 0;(s.fresh||!t)&&this.record.clear();for(let e of s.sights){let n=this.record.get(e.viewer)??[],a=n.length?n[n.length-1].version:-1;this.record.set(e.viewer,[...n,...e.lines.filter(o=>o.version>a)])}this.update=s,this.heardAt=performance.now(),this.news({kind:"update",before:s.fresh?void 0:t})}listen(s){let t=new Set(this.chat.map(e=>e.number));this.chat=[...this.chat,...s.filter(e=>!t.has(e.number))],this.news({kind:"chat"})}};var oe={text:"",rule:""},b=class extends ${constructor(){super(...arguments);this.table="";this.replaying=!1;this.status=oe;this.aloud="";this.bye="";this.tab="log";this.open=!1;this.unread=!1;this.finished="";this.phase="";this.ask=async(t,e={})=>{let n=await this.session.ask(t,e);n.refused&&this.refuse(n.refused)};this.hint=async()=>{let t=await this.adviser.ask(this.eyes.seat);t&&this.refuse(t)};this.undo=()=>{this.eyes.sight&&this.eyes.sight.undo>0?this.ask("propose",{what:"undo"}):this.words&&(this.status={text:this.words.say("table.no-undo"),rule:""})};this.rules=(t="")=>{this.words&&this.client&&Tt(this.session.seating.terms.game,this.words,t)};this.pressed=t=>{let e=this.scene();if(!e||this.replaying)return;let n=Kt(t);n==="hint"&&this.hint(),n==="undo"&&this.undo(),n==="log"&&this.read(),n==="help"&&this.help(e),n==="back"&&this.stepBack()}}connectedCallback(){super.connectedCallback(),this.session=new rt(this.table,t=>void this.heard(t)),this.hand=new Z(this.session,t=>this.refuse(t)),this.adviser=new Y(this.session,()=>this.board,()=>this.requestUpdate()),this.eyes=new z(this.session,()=>this.redraw(),()=>this.board),document.addEventListener("keydown",this.pressed),St("table-ui").then(()=>this.requestUpdate()),this.lookUp()}disconnectedCallback(){super.disconnectedCallback(),this.session.close(),document.removeEventListener("keydown",this.pressed),It()}get board(){return this.client?this.querySelector(this.client.tag):null}async redraw(){this.requestUpdate(),await this.updateComplete}async lookUp(){this.about=await wt(`/api/tables/${this.table}`).catch(()=>{})}async heard(t){let e=this.session.seating?.terms.game;e&&await(this.preparing??=this.prepare(e)),t.kind==="update"&&this.follow(t.before),t.kind==="chat"&&this.hearChat(),t.kind==="bye"&&(this.bye=t.message??""),t.kind==="seating"&&this.session.seating?.yours.length&&!this.about?.invite&&this.lookUp();let n=this.scene();n&&t.ping&&this.tell(Dt(t.ping,n,this.board)||this.status.text),n&&_t(n,this.about?.title??"",this.replaying),this.requestUpdate()}async prepare(t){let[e,n]=await Promise.all([kt(t),Rt(t)]);this.words=e,this.client=n,I().query.has("lesson")&&(this.lesson=new tt(n.lesson,()=>this.requestUpdate()))}async follow(t){let{update:e,seating:n}=this.session;if(!e||!n||!this.client||this.replaying)return;this.adviser.silence();let a=t?.find(p=>p.viewer===this.eyes.viewer),o=this.eyes.follow(e,n,t),c=this.scene();this.aloud=Wt(this.eyes.sight,c,this.stage(c)),(!a||ne(this.status,a,this.eyes.sight))&&(this.status=oe),await o,this.eyes.sight&&this.lesson?.saw(this.eyes.sight),this.settle(e)}settle(t){t.result&&this.tab!=="end"&&this.finished!==t.match&&this.finish(t.match),!t.result&&this.tab==="end"&&this.startAgain()}startAgain(){this.tab="log",this.open=!1}finish(t){this.finished=t,this.tab="end",this.open=!this.lesson,E("end",this.client?.sounds)}hearChat(){let t=Ft(this.session.chat);t&&(this.aloud=t,this.unread=this.tab!=="chat"||!(this.open||matchMedia("(min-width: 901px)").matches))}refuse(t){this.status={text:t.message,rule:t.rule},E("no")}choose(t){this.lesson&&!this.lesson.admits(t)||(this.eyes.projector.skip(),this.adviser.silence(),this.hand.play(this.eyes.seat,t))}tell(t){t!==this.status.text&&(this.status={text:t,rule:this.hand.ruleOf(t)})}show(t){let e=this.open&&this.tab===t;this.tab=t,this.open=!e,t==="chat"&&(this.unread=!1)}async read(){this.show("log"),await this.updateComplete,this.querySelector(".sheet .log")?.focus()}async help(t){await Nt(t)==="rules"&&this.rules()}stepBack(){this.adviser.speaks?this.adviser.silence():this.open&&(this.open=!1),this.eyes.projector.skip()}scene(){let{seating:t}=this.session;return t&&this.client&&this.words?jt(this.session,t,this.client,this.words):void 0}stage(t){return J(t,{choose:e=>this.choose(e),why:e=>this.hand.why(this.eyes.seat,e),tell:e=>this.tell(e),ping:e=>void this.ask("ping",{at:e})})}updated(){let t=this.eyes.handTo?"curtain":this.session.seating?.phase??"",e=this.querySelector(".curtain button, .prompt");if(this.phase&&t!==this.phase){if(!e)return;document.querySelector("dialog[open]")||e.focus()}this.phase=t}render(){if(this.session.state==="gone"||this.bye)return Jt(this.bye);let t=this.scene();if(!t)return Yt();if(t.seating.phase==="gathering")return r`<table-gather .scene=${t} .about=${this.about}></table-gather>`;if(this.replaying)return r`<table-replay .scene=${t}></table-replay>`;let e=this.eyes.projector.shown;return e?this.playing(t,e):l}playing(t,e){let n=this.stage(t),a=V(t.client.tag),o=this.eyes.handTo!=="";return r`<div class="table">
      <div class="middle">
        <div ?inert=${o}>${this.lesson?.card(n)??l}<h1 class="prompt" tabindex="-1"><span role="status">${ie(t,n,e)}</span></h1></div>
        <div class="board" ?inert=${o}>${G`<${a} .sight=${e} .stage=${n}></${a}>`}</div>
        ${ae(t,this.status,this.rules)} ${Vt(t,(c,p)=>void this.ask(c,p))}
        ${this.adviser.card(t.client,n)}
        ${o?Gt(t,this.eyes.handTo,()=>this.eyes.lift()):l}
      </div>
      ${re(t,n,{viewer:o?"":this.eyes.viewer,tab:this.tab,open:this.open,unread:this.unread,look:c=>this.eyes.look(c),show:c=>this.show(c),close:()=>this.open=!1,hint:this.hint,undo:this.undo,rules:()=>this.rules(),menu:()=>void Bt(t,this.about,this.ask),ask:this.ask})}
      <p class="aloud" aria-live="polite">${this.aloud}</p>
    </div>`}};d([f()],b.prototype,"table",2),d([f({type:Boolean})],b.prototype,"replaying",2),d([g()],b.prototype,"client",2),d([g()],b.prototype,"words",2),d([g()],b.prototype,"about",2),d([g()],b.prototype,"status",2),d([g()],b.prototype,"aloud",2),d([g()],b.prototype,"bye",2),d([g()],b.prototype,"tab",2),d([g()],b.prototype,"open",2),d([g()],b.prototype,"unread",2),b=d([y("table-page")],b);export{b as TablePage};
