import{a as b}from"./chunk-UI7LU5K6.js";import{a as g,b as p}from"./chunk-5Q476DLX.js";import{a as m,c as f,d as y}from"./chunk-XUHGBX2E.js";import{e as $,g as v}from"./chunk-CZEWIIEX.js";import{a as r,f as i,i as d,m as h,n,p as u,x as s}from"./chunk-ACWKOIL6.js";var w={en:"English",fr:"Fran\xE7ais",de:"Deutsch",pl:"Polski"},o=class extends y{constructor(){super(...arguments);this.blocked=!1}render(){document.title=s("settings.title");let t=h();return i`<div class="settings">
      <h1>${s("settings.title")}</h1>
      <p class="soft">${s("settings.lead")}</p>
      ${this.languages()} ${this.choice("theme",["system","light","dark"],t.theme)}
      ${this.choice("text",["normal","large","larger"],t.text)} ${this.choice("motion",["system","on","off"],t.motion)}
      ${this.flag("sound",t.sound)} ${this.flag("patterns",t.patterns)}
      <div class="field">
        ${p(s("settings.notify"),t.notify,e=>void this.notify(e))}
        ${this.blocked?i`<p class="help" role="status">${s("settings.notify.blocked")}</p>`:d}
      </div>
    </div>`}languages(){let t=Object.entries(w).map(([e,a])=>({value:e,label:a}));return i`<div class="field">
      <span class="label">${s("settings.language")}</span>
      ${g("language",s("settings.language"),t,u(),e=>this.speak(e))}
    </div>`}speak(t){n({language:t});let e=$();e&&v(e.name)}choice(t,e,a){let c=s(`settings.${t}`),k=e.map(l=>({value:l,label:s(`settings.${t}.${l}`)}));return i`<div class="field">
      <span class="label">${c}</span>
      ${g(t,c,k,a,l=>n({[t]:l}))}
    </div>`}flag(t,e){return i`<div class="field">
      ${p(s(`settings.${t}`),e,a=>{n({[t]:a}),t==="sound"&&b("turn")})}
      <p class="help">${s(`settings.${t}.help`)}</p>
    </div>`}async notify(t){let e=t&&"Notification"in window&&await Notification.requestPermission()==="granted";this.blocked=t&&!e,n({notify:e})}};r([f()],o.prototype,"blocked",2),o=r([m("settings-page")],o);export{o as SettingsPage};
